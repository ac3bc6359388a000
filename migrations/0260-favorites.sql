-- Wish lists.

create table favorite (
  id uuid primary key,
  account_id uuid references account on delete cascade,
  guest_id uuid references guest on delete cascade,
  type text not null check (type in ('product', 'article', 'page')),
  subject_id uuid not null,
  added_at timestamptz not null,
  seen_amount bigint,
  seen_in_stock boolean,
  check (num_nonnulls(account_id, guest_id) = 1)
);
comment on table favorite is 'Wish lists of accounts and guests, by type.';
comment on column favorite.subject_id is 'No foreign key: it names a row of the table that the type says; lists leave out what is gone or not published.';
comment on column favorite.seen_amount is 'Lowest price of the product, in the base currency, when its account last got news of it, or would have.';
create unique index favorite_of_account on favorite (account_id, type, subject_id) where account_id is not null;
create unique index favorite_of_guest on favorite (guest_id, type, subject_id) where guest_id is not null;
create index favorite_added_at on favorite (added_at) where guest_id is not null;

create table favorite_share (
  account_id uuid primary key references account on delete cascade,
  token text not null unique,
  title text not null default '',
  types text[] not null,
  created_at timestamptz not null,
  check (cardinality(types) > 0)
);
comment on table favorite_share is 'Wish lists that are shared by a link.';
comment on column favorite_share.token is 'In the clear, because its owner is shown the link again; it opens a list of published things and nothing else.';

create table favorite_watch (
  account_id uuid primary key references account on delete cascade,
  by_mail boolean not null,
  stop_token text not null unique,
  created_at timestamptz not null
);
comment on table favorite_watch is 'Accounts that want to be told when something on their list costs less or is in stock again.';
