-- Draft orders: orders that staff write for somebody, and lines of orders that are no product's.

create table draft_order (
  id uuid primary key,
  number bigint generated always as identity unique,
  account_id uuid references account on delete set null,
  email text,
  customer_name text not null default '',
  lang text not null,
  currency text not null,
  input jsonb not null,
  placed jsonb,
  total_amount bigint not null check (total_amount >= 0),
  order_id uuid references orders on delete set null,
  staff_name text not null,
  invoice_sent_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table draft_order is 'Orders that staff write for somebody. A draft reserves nothing; completed, it is an order like any other.';
comment on column draft_order.number is 'How people name it.';
comment on column draft_order.customer_name is 'For lists: the name of the customer or of the address when it was last written.';
comment on column draft_order.input is 'What staff wrote: lines, address, shipping, discounts, note. Prices that are not written are the catalogue''s until it is completed.';
comment on column draft_order.placed is 'What it came to when its order was made; null while it is open and computed anew each time.';
comment on column draft_order.total_amount is 'For lists: its total when it was last written.';
comment on column draft_order.order_id is 'The order that was made of it. One that was sent as an invoice and cancelled unpaid leaves the draft open.';
comment on column draft_order.completed_at is 'When staff completed it; null where its order was made by sending the invoice.';
create index draft_order_created on draft_order (created_at desc, id);
create index draft_order_account on draft_order (account_id) where account_id is not null;
create index draft_order_order on draft_order (order_id) where order_id is not null;

-- The page that pays an order of staff's is that of a checkout which was placed at once.
alter table checkout drop constraint checkout_source_check, add constraint checkout_source_check check (source in ('cart', 'buyNow', 'staff'));

alter table orders add column agreed boolean not null default false;
comment on column orders.agreed is 'Staff agreed on prices or discounts when they wrote it: its lines are not priced anew.';

alter table order_line alter column variant_id drop not null, alter column product_id drop not null,
  add constraint order_line_variant check ((variant_id is null) = (product_id is null));
comment on column order_line.variant_id is 'No foreign key: the order outlives the catalogue. Null for what staff wrote down that is no product.';
