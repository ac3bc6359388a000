-- Payments: a record per order with its attempts, webhooks as they came, refunds.

create table payment_provider (
  id text primary key,
  webhook_secret text not null,
  settings jsonb not null default '{}'
);
comment on table payment_provider is 'What providers are configured with. The sandbox gets a secret of its own in every installation.';
insert into payment_provider (id, webhook_secret, settings) values
  ('sandbox', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), '{}'),
  ('bankTransfer', '', '{"bankName": "Example Bank", "accountHolder": "Vitrine demo shop", "iban": "GB33BUKB20201555555555", "bic": "BUKBGB22"}'),
  ('cashOnDelivery', '', '{}');

create table payment (
  id uuid primary key,
  order_id uuid not null unique references orders on delete cascade,
  order_no text not null,
  lang text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null default 'pending' check (state in ('pending', 'requiresAction', 'captured', 'failed', 'cancelled', 'refunded')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table payment_attempt (
  id uuid primary key,
  payment_id uuid not null references payment on delete cascade,
  method_id text not null,
  provider_reference text not null,
  state text not null default 'pending' check (state in ('pending', 'requiresAction', 'captured', 'failed', 'cancelled', 'refunded')),
  action jsonb not null default '{"type": "none"}',
  detail jsonb not null default '{}',
  captured_amount bigint not null default 0 check (captured_amount >= 0),
  settles boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (method_id, provider_reference)
);
comment on column payment_attempt.settles is 'This capture pays the order. Any other capture (late, double, of a wrong amount) is refunded in full.';
create index payment_attempt_payment_id on payment_attempt (payment_id, created_at);
create unique index payment_attempt_one_settles on payment_attempt (payment_id) where settles;

create table payment_event (
  id uuid primary key,
  provider text not null,
  event_id text not null,
  body text not null,
  notice jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  outcome text,
  unique (provider, event_id)
);
comment on column payment_event.notice is 'What the provider''s adapter read in the body.';
comment on table payment_event is 'Verified webhooks, raw; each is processed once, by the provider''s event id.';
create index payment_event_unprocessed on payment_event (received_at) where processed_at is null;

create table refund (
  id uuid primary key,
  order_id uuid references orders on delete cascade,
  payment_attempt_id uuid references payment_attempt on delete cascade,
  method_id text not null,
  provider_reference text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  reason text not null,
  state text not null default 'pending' check (state in ('pending', 'succeeded', 'failed')),
  created_at timestamptz not null,
  settled_at timestamptz
);
comment on column refund.payment_attempt_id is 'Null for money that belongs to no attempt known here (orphan captures).';
create index refund_order_id on refund (order_id, created_at);
