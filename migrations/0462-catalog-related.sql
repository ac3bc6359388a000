-- Products that the merchant shows beside another, before those that the shop finds by itself.

create table product_related (
  product_id uuid not null references product on delete cascade,
  other_id uuid not null references product on delete cascade,
  position integer not null,
  primary key (product_id, other_id),
  check (product_id <> other_id)
);
comment on table product_related is 'Products that the merchant chose to show on the page of another, in order.';
create index product_related_other_id on product_related (other_id);
