-- The stock ledger says who changed what is on hand, why, and what was left.

alter table stock_movement
  add column sequence bigint generated always as identity,
  add column note text not null default '',
  add column staff_id uuid references staff,
  add column staff_name text,
  add column on_hand_after integer;
comment on column stock_movement.sequence is 'The order of the ledger: rows of a variant are written under the lock of its level.';
comment on column stock_movement.on_hand_after is 'Null in rows from before it was kept.';
create index stock_movement_sequence on stock_movement (sequence);
drop index stock_movement_variant_id;
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
