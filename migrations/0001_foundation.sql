-- What every slice needs: settings and idempotency keys.

create table setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
comment on table setting is 'The merchant''s configuration, one row per group (theme, routes, shop, …); schemas live in src/shop/settings.';

create table idempotency_key (
  scope text primary key,
  body_hash text not null,
  status integer,
  answer text,
  created_at timestamptz not null default now()
);
comment on column idempotency_key.scope is 'SHA-256 of caller, method, path and key.';
create index idempotency_key_created_at on idempotency_key (created_at);
