-- Orders: tags that staff give them, and the columns by which staff narrow lists.

alter table orders add column tags text[] not null default '{}' check (cardinality(tags) <= 50);
comment on column orders.tags is 'What staff call the order by, for their own lists; its shopper never sees them.';
create index orders_tags on orders using gin (tags);
create index orders_market on orders (market, placed_at desc);
create index orders_payment_method on orders (payment_method_id, placed_at desc) where payment_method_id is not null;
create index orders_total on orders (total_amount, id);
-- Guests are listed by their address.
create index orders_guest_email on orders (lower(email), placed_at) where account_id is null and email is not null;
