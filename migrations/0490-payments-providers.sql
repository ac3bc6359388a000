-- Payments: accounts at providers that the merchant sets up in the back office (decision 766).

create table payment_account (
  provider text primary key,
  mode text not null check (mode in ('test', 'live')),
  -- What is no secret: Stripe's publishable key, PayPal's client id.
  publishable_key text,
  client_id text,
  version integer not null default 1,
  updated_at timestamptz not null
);
comment on table payment_account is 'An account at a payment provider that was set up in the back office. What the environment sets goes before it.';
comment on column payment_account.version is 'Counts the changes, for If-Match: two secrets may end in the same letters.';

create table payment_account_secret (
  provider text not null references payment_account on delete cascade,
  field text not null,
  sealed text not null,
  primary key (provider, field)
);
comment on table payment_account_secret is 'The secrets of these accounts, which are never answered.';
comment on column payment_account_secret.sealed is 'AES-256-GCM with the key of the environment or of the data folder, bound to provider and field.';

-- When the last webhook of a provider came.
create index payment_event_received on payment_event (provider, received_at desc);
