-- Products as the merchant keeps them: published and withdrawn by the clock, archived, with what a parcel and customs need.

alter table product
  add column publish_at timestamptz,
  add column unpublish_at timestamptz,
  add column archived_at timestamptz,
  add constraint product_archived_is_hidden check (archived_at is null or not published),
  add constraint product_ends_after_it_begins check (unpublish_at > publish_at);
comment on column product.publish_at is 'When a job publishes it; null once that is done, or where none is planned.';
comment on column product.unpublish_at is 'When a job withdraws it; null once that is done, or where none is planned.';
comment on column product.archived_at is 'Since when it is no longer kept among the products: no list shows it, orders keep their lines.';
create index product_publish_at on product (publish_at) where publish_at is not null;
create index product_unpublish_at on product (unpublish_at) where unpublish_at is not null;
-- The back office's list shows what was changed last.
create index product_updated_at on product (updated_at desc, id) where archived_at is null;

alter table variant
  add column cost_amount bigint check (cost_amount >= 0),
  add column hs_code text check (length(hs_code) <= 20),
  add column country_of_origin text check (country_of_origin ~ '^[A-Z]{2}$'),
  add column length_mm integer check (length_mm >= 0),
  add column width_mm integer check (width_mm >= 0),
  add column height_mm integer check (height_mm >= 0);
comment on column variant.cost_amount is 'What a piece costs the merchant, in minor units of the base currency; only staff see it.';
comment on column variant.hs_code is 'Its number in the Harmonized System, for customs.';
comment on column variant.country_of_origin is 'Where it was made, ISO 3166-1 alpha-2, for customs.';
comment on column variant.length_mm is 'Its size in a parcel, in millimetres.';

-- Judged at the end of a statement, so that two variants can change their numbers with each other.
alter table variant drop constraint variant_sku_key;
alter table variant add constraint variant_sku_key unique (sku) deferrable initially immediate;
