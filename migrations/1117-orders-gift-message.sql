-- A message for who gets an order as a gift.
alter table orders add column gift_message text not null default '';
comment on column orders.gift_message is 'What the shopper wrote for who gets it as a gift, printed on the packing slip; empty: nothing.';
