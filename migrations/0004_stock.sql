-- Stock: counts per variant, and the ledger of every change. On hand always equals the ledger's sum.

create table stock_level (
  variant_id uuid primary key references variant on delete cascade,
  on_hand integer not null default 0,
  reserved integer not null default 0 check (reserved >= 0),
  policy text not null default 'deny' check (policy in ('deny', 'continue')),
  tracked boolean not null default true
);
comment on column stock_level.on_hand is 'May be negative: imports bring oversold stock in as it is.';
comment on column stock_level.tracked is 'Not tracked: always available, without a number.';

create table stock_movement (
  id uuid primary key,
  variant_id uuid not null references variant on delete cascade,
  change integer not null,
  reason text not null,
  reference text,
  at timestamptz not null default now()
);
create index stock_movement_variant_id on stock_movement (variant_id, at);
