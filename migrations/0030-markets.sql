-- Currencies, markets and taxes.

create table currency (
  code text primary key,
  rate numeric not null check (rate > 0),
  step_amount integer not null default 1 check (step_amount > 0),
  position integer not null default 0,
  is_base boolean not null default false,
  check (not is_base or rate = 1)
);
comment on table currency is 'Currencies that the shop sells in.';
comment on column currency.rate is 'How many major units one major unit of the base currency buys.';
comment on column currency.step_amount is 'Converted prices are rounded to this many minor units.';
comment on column currency.is_base is 'The currency of variant.price_amount and of every amount that the merchant sets without naming one.';
create unique index currency_one_base on currency (is_base) where is_base;

create table market (
  code text primary key,
  texts jsonb not null default '{}',
  countries text[] not null,
  currency text not null references currency,
  tax_included boolean not null,
  shipping_tax_class text default 'standard',
  tax_provider jsonb,
  withdrawal boolean not null default false,
  is_default boolean not null default false
);
comment on table market is 'A set of countries with a currency and a way of showing taxes.';
comment on column market.countries is 'ISO 3166-1 alpha-2.';
comment on column market.shipping_tax_class is 'The tax class of shipping; null: the rates of the goods that are sent, each for its share.';
comment on column market.tax_provider is '{"id","ownRates"}: who calculates the tax in place of tax_rate, and whether that applies while there is no answer.';
comment on column market.withdrawal is 'Whether consumers there may withdraw within 14 days (EU Directive 2023/2673: an electronic function on the site).';
create unique index market_one_default on market (is_default) where is_default;

create table tax_rate (
  id uuid primary key,
  country text not null,
  region text,
  postal_from text,
  postal_to text,
  tax_class text not null default 'standard',
  basis_points numeric(8, 3) not null check (basis_points between 0 and 10000),
  texts jsonb not null,
  constraint tax_rate_place unique nulls not distinct (country, region, postal_from, postal_to, tax_class),
  check ((postal_from is null) = (postal_to is null))
);
comment on table tax_rate is 'Tax rates by place and tax class. The smaller place goes first: a range of postal codes, a region, a country.';
comment on column tax_rate.region is 'ISO 3166-2, whole (US-CA); null: the whole country.';
comment on column tax_rate.postal_from is 'The rate of a range of postal codes, both ends in it, compared by as many characters as are given here; goes before a region''s and a country''s.';
comment on column tax_rate.basis_points is 'Hundredths of a percent with three decimals: 6.625 % is 662.5.';
comment on column tax_rate.texts is 'Title by language.';
