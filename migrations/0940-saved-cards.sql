-- Cards that accounts keep at a payment provider for the next time (docs/decisions/0930).

create table payment_customer (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  provider text not null,
  mode text not null check (mode in ('test', 'live')),
  reference text not null,
  created_at timestamptz not null,
  unique (provider, reference)
);
comment on table payment_customer is 'What payment providers call the accounts that let them keep a card.';
comment on column payment_customer.mode is 'Whether the provider moved real money when it was told of the account.';
create index payment_customer_account on payment_customer (account_id, provider, mode, created_at);

create table saved_card (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  provider text not null,
  mode text not null check (mode in ('test', 'live')),
  customer_reference text not null,
  reference text not null,
  brand text not null,
  last_digits text not null,
  expiry_month integer not null check (expiry_month between 1 and 12),
  expiry_year integer not null,
  created_at timestamptz not null,
  unique (provider, reference)
);
comment on table saved_card is 'Cards that accounts pay with again. Their numbers are at the provider; here is what a shopper knows them by.';
comment on column saved_card.reference is 'What the provider calls the card.';
create index saved_card_account on saved_card (account_id, created_at);
