-- Who a shopper or a member of staff is. Sign-up and the user area build on these tables later.

create table guest (
  id uuid primary key,
  secret_hash text not null unique,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
comment on table guest is 'A browser that wrote to a cart, checkout or wish list; known by a secret in an HttpOnly cookie, of which the SHA-256 is kept.';

create table account (
  id uuid primary key,
  email text unique,
  country_code text,
  mobile text,
  password_hash text,
  first_name text not null default '',
  last_name text not null default '',
  created_at timestamptz not null default now(),
  unique (country_code, mobile),
  check (email is not null or mobile is not null)
);

create table session (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('self', 'elsewhere', 'password'))
);
create index session_account_id on session (account_id);

create table staff (
  id uuid primary key,
  email text not null unique,
  name text not null,
  role text not null check (role in ('owner', 'manager', 'support', 'editor')),
  password_hash text not null,
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);

create table staff_session (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);

create table staff_action (
  id uuid primary key,
  staff_id uuid references staff,
  staff_name text not null,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}',
  at timestamptz not null default now()
);
comment on table staff_action is 'Audit log of the back office.';
create index staff_action_at on staff_action (at);
