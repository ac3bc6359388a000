-- Payments: one per order with its attempts, webhooks as they came, refunds.

create table payment_provider (
  id text primary key,
  webhook_secret text not null,
  settings jsonb not null default '{}'
);
comment on table payment_provider is 'Secrets and settings of providers. The sandbox gets a secret of its own in every installation.';

insert into payment_provider (id, webhook_secret) values
  ('sandbox', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

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
comment on table payment is 'The payment of an order; attempts belong to it.';
comment on column payment.amount is 'In minor units of its currency.';

create table payment_attempt (
  id uuid primary key,
  seq bigint generated always as identity,
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
comment on table payment_attempt is 'Attempts to pay, one per method and provider reference.';
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
comment on table payment_event is 'Verified webhooks, raw; each is processed once, by the provider''s event id.';
comment on column payment_event.notice is 'What the provider''s adapter read in the body.';
create index payment_event_unprocessed on payment_event (received_at) where processed_at is null;
-- Webhooks are looked up by the payment, the refund or the order that they are about.
create index payment_event_reference on payment_event ((notice ->> 'reference')) where notice ->> 'reference' is not null;
create index payment_event_refund on payment_event ((notice ->> 'refundId')) where notice ->> 'refundId' is not null;
create index payment_event_order on payment_event ((notice ->> 'orderNo')) where notice ->> 'orderNo' is not null;

create table refund (
  id uuid primary key,
  seq bigint generated always as identity,
  order_id uuid references orders on delete cascade,
  payment_attempt_id uuid references payment_attempt on delete cascade,
  method_id text not null,
  provider_reference text not null,
  provider_refund_reference text,
  amount bigint not null check (amount > 0),
  currency text not null,
  reason text not null,
  state text not null default 'pending' check (state in ('pending', 'succeeded', 'failed')),
  ask_at timestamptz,
  created_at timestamptz not null,
  settled_at timestamptz
);
comment on table refund is 'Payments that go back by the provider.';
comment on column refund.payment_attempt_id is 'Null for money that belongs to no attempt known here (orphan captures).';
comment on column refund.provider_refund_reference is 'The provider''s own id of the refund once it was asked for; null before.';
comment on column refund.ask_at is 'When the job of a pending refund runs next. Long overdue: that job was given up, and the clock queues another.';
create index refund_order_id on refund (order_id, created_at);
create index refund_to_ask on refund (ask_at) where state = 'pending';
-- Money that belongs to no attempt known here goes back once, however many events tell of it.
create unique index refund_orphan_once on refund (method_id, provider_reference) where payment_attempt_id is null and state <> 'failed';

alter table order_refund add foreign key (refund_id) references refund on delete cascade;
