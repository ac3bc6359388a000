-- A brand in an address: lower case, and one hyphen for whatever of ASCII is neither letter nor digit ("Kiln & Clay" is kiln-clay).
alter table product add column brand_key text not null generated always as
  (trim(both '-' from regexp_replace(lower(brand), '[ -/:-@\[-`{-~]+', '-', 'g'))) stored;

drop index product_brand;
create index product_brand_key on product (brand_key, id) where published and brand_key <> '';
