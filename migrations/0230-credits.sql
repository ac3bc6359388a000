-- Credits: money of the shop that an account may spend, in minor units of the base currency.

create table credit_balance (
  account_id uuid primary key references account on delete cascade,
  amount bigint not null check (amount >= 0)
);
comment on table credit_balance is 'What an account has now: always the sum of its entries, stored so that one conditional update can spend it.';

create table credit_entry (
  id uuid primary key,
  sequence bigint generated always as identity,
  account_id uuid not null references account on delete cascade,
  amount bigint not null check (amount <> 0),
  balance bigint not null check (balance >= 0),
  reason text not null check (reason in ('granted', 'taken', 'orderHeld', 'orderReturned', 'refunded')),
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
comment on column credit_entry.reason is 'orderHeld: spent on an order; orderReturned: back from an order that ended; refunded: a refund paid out as credits.';
comment on column credit_entry.order_id is 'No foreign key: the ledger outlives the order.';
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
