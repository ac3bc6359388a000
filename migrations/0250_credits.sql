-- Credits: money of the shop that an account may spend, in minor units of the shop's base currency.

create table credit_balance (
  account_id uuid primary key references account on delete cascade,
  amount bigint not null check (amount >= 0)
);
comment on table credit_balance is 'What an account has now: always the sum of its entries, kept so that it can be taken by one conditional update.';

create table credit_entry (
  id uuid primary key,
  sequence bigint generated always as identity,
  account_id uuid not null references account on delete cascade,
  amount bigint not null check (amount <> 0),
  balance bigint not null check (balance >= 0),
  reason text not null check (reason in ('granted', 'taken', 'orderHeld', 'orderReturned')),
  note text not null default '',
  actor_kind text not null check (actor_kind in ('shopper', 'staff', 'system', 'provider')),
  actor_id text,
  actor_name text not null default '',
  order_id uuid,
  order_no text,
  at timestamptz not null,
  check ((order_id is null) = (order_no is null))
);
comment on table credit_entry is 'Every change of an account''s credits, with what was left after it; never edited.';
comment on column credit_entry.order_id is 'No reference: the ledger outlives what it tells of.';
create index credit_entry_account on credit_entry (account_id, sequence desc);
create index credit_entry_order on credit_entry (order_id) where order_id is not null;
create unique index credit_entry_held_once on credit_entry (order_id) where reason = 'orderHeld';

create function keep_credit_entries() returns trigger language plpgsql as $$
begin
  -- An account that is removed takes its entries along; nobody else deletes one.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'the ledger of credits is append-only';
end
$$;
create trigger credit_entry_kept before update or delete on credit_entry for each row execute function keep_credit_entries();

alter table orders
  add column credits_held_amount bigint not null default 0 check (credits_held_amount >= 0),
  add column credits_returned_amount bigint not null default 0,
  add constraint orders_credits_returned check (credits_returned_amount between 0 and credits_amount);
comment on column orders.credits_held_amount is 'What credits_amount took from the account, in the shop''s base currency.';
comment on column orders.credits_returned_amount is 'How much of credits_amount went back to the account.';
