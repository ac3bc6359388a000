-- Where the shop ships to, how, and for how much.

create table shipping_zone (
  id uuid primary key,
  code text not null unique,
  countries text[] not null,
  regions text[] not null default '{}',
  postal_ranges jsonb not null default '[]',
  position integer not null default 0
);
comment on table shipping_zone is 'Places that the shop ships to.';
comment on column shipping_zone.regions is 'ISO 3166-2, whole (US-HI); goes before another zone''s country.';
comment on column shipping_zone.postal_ranges is '[{"country":"DE","from":"25846","to":"25869"}, …], both ends in it; goes before another zone''s region.';

create table shipping_method (
  id uuid primary key,
  zone_id uuid not null references shipping_zone on delete cascade,
  code text not null,
  texts jsonb not null,
  rule jsonb not null,
  free_above_amount bigint check (free_above_amount >= 0),
  least_days integer check (least_days >= 0),
  most_days integer,
  pickup jsonb,
  position integer not null default 0,
  published boolean not null default true,
  unique (zone_id, code),
  check (most_days >= least_days)
);
comment on table shipping_method is 'How, and for how much, the shop ships to a zone.';
comment on column shipping_method.code is 'The id on the wire; the same kind of shipping has the same code in every zone, so that a choice survives a new address.';
comment on column shipping_method.texts is 'Title and description by language.';
comment on column shipping_method.rule is '{"kind":"flat","amount":900} | {"kind":"weight","steps":[{"upToGrams":500,"amount":900}, …]} | {"kind":"subtotal","steps":[{"from":0,"amount":900}, …]}; minor units of the base currency.';
comment on column shipping_method.free_above_amount is 'Free from this subtotal on, in minor units of the base currency.';
comment on column shipping_method.least_days is 'Working days until it is delivered; null where nothing is promised.';
comment on column shipping_method.pickup is 'Not sent but collected here: {"country","province","city","area","postalCode","address","phone","hours":{"en":{"text"}}}.';
