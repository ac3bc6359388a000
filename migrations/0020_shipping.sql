-- Where the shop ships to, how, and for how much.

create table shipping_zone (
  id uuid primary key,
  code text not null unique,
  countries text[] not null,
  position integer not null default 0
);

create table shipping_method (
  id uuid primary key,
  zone_id uuid not null references shipping_zone on delete cascade,
  code text not null,
  texts jsonb not null,
  rule jsonb not null,
  free_above_amount bigint check (free_above_amount >= 0),
  position integer not null default 0,
  published boolean not null default true,
  unique (zone_id, code)
);
comment on column shipping_method.code is 'The id on the wire; the same kind of shipping has the same code in every zone, so that a choice survives a new address.';
comment on column shipping_method.rule is '{"kind":"flat","amount":900} | {"kind":"weight","steps":[{"upToGrams":500,"amount":900}, …]} | {"kind":"subtotal","steps":[{"from":0,"amount":900}, …]}; minor units of the base currency.';
