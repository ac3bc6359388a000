-- Notifications of accounts.

create table notice (
  id uuid primary key,
  sequence bigint generated always as identity,
  account_id uuid not null references account on delete cascade,
  kind text not null,
  params jsonb not null default '{}',
  path text not null,
  key text,
  at timestamptz not null,
  read_at timestamptz
);
comment on table notice is 'Notifications on an account''s own pages.';
comment on column notice.path is 'Where it leads, without language prefix.';
comment on column notice.key is 'What it is about: an account gets one notification per key.';
create index notice_account on notice (account_id, sequence desc);
create index notice_unread on notice (account_id) where read_at is null;
create unique index notice_key on notice (account_id, key) where key is not null;
create index notice_at on notice (at);
