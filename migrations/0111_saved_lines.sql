-- What a shopper put aside for later, and what goes together.

alter table cart_line add column saved_at timestamptz;
comment on column cart_line.saved_at is 'Put aside for later, and then in no sum; null: in the cart.';

create index order_line_product_id on order_line (product_id, order_id);
