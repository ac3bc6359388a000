-- Address books.

create table address (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  country text not null,
  province text not null default '',
  city text not null default '',
  area text not null default '',
  postal_code text not null default '',
  first_name text not null default '',
  last_name text not null default '',
  address text not null default '',
  apartment text not null default '',
  country_code text not null default '',
  phone text not null default '',
  is_default boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table address is 'Address book of an account. Orders have copies of their own.';
create index address_account on address (account_id, created_at);
create unique index address_default on address (account_id) where is_default;
