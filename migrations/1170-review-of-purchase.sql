-- One order makes one review of a product a verified buyer's, however many send its link.
alter table review add column order_id uuid references orders on delete set null;
comment on column review.order_id is 'The order by which its author is a verified buyer; null: none, or nobody''s any more.';
create unique index review_order_id on review (order_id, product_id) where order_id is not null;
