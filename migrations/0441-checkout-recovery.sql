-- Checkouts that were left, mailed about, and come back to.

create table checkout_recovery (
  id uuid primary key,
  checkout_id uuid unique references checkout on delete set null,
  state text not null default 'queued' check (state in ('queued', 'mailed', 'stopped')),
  queued_at timestamptz not null,
  mailed_at timestamptz,
  expires_at timestamptz not null,
  recovered_at timestamptz,
  order_no text,
  amount bigint,
  currency text,
  check ((recovered_at is null) = (order_no is null))
);
comment on table checkout_recovery is 'Mails about checkouts that were left. Names nobody: whom it is about stands in the checkout, and is gone with it.';
comment on column checkout_recovery.state is 'queued: a job will mail; mailed; stopped: meanwhile placed, or mails not wanted any more.';
comment on column checkout_recovery.expires_at is 'Until then the mailed link opens the cart.';
comment on column checkout_recovery.amount is 'Total of the order that came of it, in minor units of currency.';
create index checkout_recovery_open on checkout_recovery (queued_at) where recovered_at is null;
create index checkout_recovery_queued_at on checkout_recovery (queued_at);
create index checkout_email on checkout (lower(email), updated_at) where email is not null;
create index checkout_left on checkout (updated_at) where order_no is null and email is not null;

-- Signs the links of these mails, which are stored nowhere.
insert into secret (name, value) values ('recovery', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
