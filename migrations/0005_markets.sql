-- Currencies, markets and taxes.

create table currency (
  code text primary key,
  rate numeric not null check (rate > 0),
  step_amount integer not null default 1 check (step_amount > 0),
  position integer not null default 0,
  is_base boolean not null default false,
  check (not is_base or rate = 1)
);
create unique index currency_one_base on currency (is_base) where is_base;
comment on column currency.is_base is 'The currency of variant.price_amount and of every amount that the merchant sets without naming one.';
comment on column currency.rate is 'How many major units one major unit of the base currency buys.';
comment on column currency.step_amount is 'Converted prices are rounded to this many minor units.';

create table market (
  code text primary key,
  texts jsonb not null default '{}',
  countries text[] not null,
  currency text not null references currency,
  tax_included boolean not null,
  is_default boolean not null default false
);
create unique index market_one_default on market (is_default) where is_default;

create table tax_rate (
  id uuid primary key,
  country text not null,
  region text,
  tax_class text not null default 'standard',
  basis_points integer not null check (basis_points between 0 and 10000),
  texts jsonb not null,
  unique nulls not distinct (country, region, tax_class)
);
