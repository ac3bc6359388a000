-- Taxes and shipping by smaller places than a country; tax on shipping; collecting goods at a place of the shop.

alter table tax_rate
  add column postal_from text,
  add column postal_to text,
  add check ((postal_from is null) = (postal_to is null));
alter table tax_rate drop constraint tax_rate_country_region_tax_class_key;
alter table tax_rate add constraint tax_rate_place unique nulls not distinct (country, region, postal_from, postal_to, tax_class);
comment on column tax_rate.postal_from is 'The rate of a range of postal codes, both ends in it, compared by as many characters as are given here; goes before a region''s and a country''s.';

alter table market add column shipping_tax_class text default 'standard';
comment on column market.shipping_tax_class is 'The tax class of shipping; null: the rates of the goods that are sent, each for its share.';

alter table shipping_zone
  add column regions text[] not null default '{}',
  add column postal_ranges jsonb not null default '[]';
comment on column shipping_zone.regions is 'ISO 3166-2, whole (US-HI); goes before another zone''s country.';
comment on column shipping_zone.postal_ranges is '[{"country":"DE","from":"25846","to":"25869"}, …], both ends in it; goes before another zone''s region.';

alter table shipping_method add column pickup jsonb;
comment on column shipping_method.pickup is 'Not sent but collected here: {"country","province","city","area","postalCode","address","phone","hours":{"en":{"text"}}}.';

alter table orders add column taxes jsonb not null default '[]';
comment on column orders.taxes is '[{"title","basisPoints","base","amount"}, …]: the tax by rate, base without tax; the amounts add up to tax_amount. Empty in orders that were placed before this was kept.';
