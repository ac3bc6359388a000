-- Stock: counts per variant, and the ledger of every change.

create table stock_level (
  variant_id uuid primary key references variant on delete cascade,
  on_hand integer not null default 0,
  reserved integer not null default 0 check (reserved >= 0),
  policy text not null default 'deny' check (policy in ('deny', 'continue')),
  tracked boolean not null default true
);
comment on table stock_level is 'Stock of a variant. on_hand equals the sum of its movements.';
comment on column stock_level.on_hand is 'May be negative: imports bring oversold stock in as it is.';
comment on column stock_level.reserved is 'Units of placed orders that were not sent yet.';
comment on column stock_level.policy is 'deny: no more than on hand can be sold; continue: it can.';
comment on column stock_level.tracked is 'Not tracked: always available, without a number.';
-- The few variants that cannot be bought now; all others can.
create index stock_level_sold_out on stock_level (variant_id) where policy = 'deny' and tracked and on_hand <= reserved;

create trigger stock_added after insert on stock_level for each row execute function stock_changes_listing();
create trigger stock_ran_out_or_came after update on stock_level for each row
  when ((old.policy = 'continue' or not old.tracked or old.on_hand > old.reserved) <> (new.policy = 'continue' or not new.tracked or new.on_hand > new.reserved))
  execute function stock_changes_listing();

create table stock_movement (
  id uuid primary key,
  sequence bigint generated always as identity,
  variant_id uuid not null references variant on delete cascade,
  change integer not null,
  on_hand_after integer,
  reason text not null,
  reference text,
  note text not null default '',
  staff_id uuid references staff,
  staff_name text,
  at timestamptz not null default now()
);
comment on table stock_movement is 'The stock ledger: every change of what is on hand; append-only.';
comment on column stock_movement.sequence is 'The order of the ledger: rows of a variant are written under the lock of its level.';
comment on column stock_movement.on_hand_after is 'What was on hand afterwards.';
comment on column stock_movement.reference is 'What caused it: an order number, a return number, an import.';
create index stock_movement_sequence on stock_movement (sequence);
create index stock_movement_variant on stock_movement (variant_id, sequence);

create function keep_stock_movements() returns trigger language plpgsql as $$
begin
  -- A variant that is removed takes its rows along; nobody else deletes one.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'the stock ledger is append-only';
end
$$;

create trigger stock_movement_kept before update or delete on stock_movement for each row execute function keep_stock_movements();
