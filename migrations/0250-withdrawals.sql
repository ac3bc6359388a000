-- Withdrawals from a contract within 14 days, where the law of a market gives the right.

create table withdrawal (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  name text not null,
  email text not null,
  part text not null default '',
  lang text not null,
  token_hash text not null unique,
  stated_at timestamptz not null,
  confirmed_at timestamptz,
  outcome text check (outcome in ('cancelled', 'recorded'))
);
comment on table withdrawal is 'Declarations of withdrawal; those that were not confirmed by the mailed link are forgotten after a while.';
comment on column withdrawal.part is 'Which part of the order, in the consumer''s words; empty: all of it.';
comment on column withdrawal.stated_at is 'When the declaration was sent; this, not the confirmation, is compared with the end of the period.';
create index withdrawal_order on withdrawal (order_id);
create index withdrawal_waiting on withdrawal (stated_at) where confirmed_at is null;
