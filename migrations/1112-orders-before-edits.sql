-- What a paid order was before staff raised it, until the difference is paid (docs/decisions/1103).

create table order_before_edit (
  order_id uuid primary key references orders on delete cascade,
  sums jsonb not null,
  lines jsonb not null
);
comment on table order_before_edit is 'Paid orders that cost more since staff changed them, as they were paid: what nobody pays in time is undone. Gone once the difference is paid.';
comment on column order_before_edit.sums is '{"subtotalAmount","couponDiscounts","promotionDiscounts","taxAmount","taxes","totalAmount"} as in orders.';
comment on column order_before_edit.lines is 'Its rows of order_line, whole. Whoever adds a column to that table that may not be null fills it in here too.';
