-- Remarks of staff on an order; its shopper never sees them.

create table order_note (
  id uuid primary key,
  sequence bigint generated always as identity,
  order_id uuid not null references orders on delete cascade,
  staff_id uuid references staff,
  staff_name text not null,
  text text not null,
  at timestamptz not null
);
create index order_note_order on order_note (order_id, sequence);
