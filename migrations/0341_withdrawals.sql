-- The right to withdraw from a contract within 14 days, where the law of a market gives it, and the declarations.

alter table market add column withdrawal boolean not null default false;
comment on column market.withdrawal is 'Whether consumers there may withdraw within 14 days (EU Directive 2023/2673: an electronic function on the site).';
update market set withdrawal = true where countries && array['AT','BE','BG','CY','CZ','DE','DK','EE','ES','FI','FR','GR','HR','HU','IE','IT','LT','LU','LV','MT','NL','PL','PT','RO','SE','SI','SK'];

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
