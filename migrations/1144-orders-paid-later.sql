-- What is sold ahead of stock may be an order of its own, which is paid once all of it is there.
alter table orders
  add column pay_later boolean not null default false,
  add column payment_asked_at timestamptz,
  add column other_order_no text;
create index orders_pay_later on orders (placed_at, id) where pay_later and status = 'inProgress' and pay_status = 'unpaid';
comment on column orders.pay_later is 'Nothing is to be paid yet: some of it waits for stock.';
comment on column orders.payment_asked_at is 'When its payment was asked for, since all of it had come. Null: to be paid from the start, or not yet.';
comment on column orders.other_order_no is 'The other order of the same checkout: one was there, one waits for stock.';
