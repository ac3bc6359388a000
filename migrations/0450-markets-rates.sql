-- Rates of currencies as the European Central Bank's daily list gives them.

create table rate_update (
  only_one boolean primary key default true check (only_one),
  base text not null,
  day date,
  updated_at timestamptz,
  failing_since timestamptz,
  problem text not null default '',
  skipped text[] not null default '{}'
);
comment on table rate_update is 'How the last updates of rates went: one row.';
comment on column rate_update.base is 'The base currency of the rates that were taken; another base begins anew.';
comment on column rate_update.day is 'The day of the list that was taken last; null: none yet.';
comment on column rate_update.failing_since is 'Since when no list could be taken; null: the last attempt went well.';
comment on column rate_update.problem is 'Why: unreachable, unreadable, old or baseMissing.';
comment on column rate_update.skipped is 'Currencies whose rate stayed: not in the list, or changed by more than is believed.';
