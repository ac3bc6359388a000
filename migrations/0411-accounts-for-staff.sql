-- Accounts: what staff write about a customer, and customers who may not sign in.

alter table account
  add column tags text[] not null default '{}' check (cardinality(tags) <= 50),
  add column note text not null default '',
  add column blocked_at timestamptz;
comment on column account.tags is 'What staff call the customer by, for their own lists; the customer never sees them.';
comment on column account.note is 'A note of staff; the customer never sees it.';
comment on column account.blocked_at is 'Since when the customer may not sign in; null: they may.';
create index account_tags on account using gin (tags);
create index account_created on account (created_at desc, id) where deleted_at is null;
