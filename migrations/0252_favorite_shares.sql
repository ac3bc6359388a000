-- Lists of favorites that are shared by a link, and news of what is on them.

create table favorite_share (
  account_id uuid primary key references account on delete cascade,
  token text not null unique,
  title text not null default '',
  types text[] not null,
  created_at timestamptz not null,
  check (cardinality(types) > 0)
);
comment on column favorite_share.token is 'In the clear, because its owner is shown the link again; it opens a list of published things and nothing else.';

create table favorite_watch (
  account_id uuid primary key references account on delete cascade,
  by_mail boolean not null,
  stop_token text not null unique,
  created_at timestamptz not null
);
comment on table favorite_watch is 'Accounts that want to be told when something on their list costs less or is in stock again.';

alter table favorite
  add column seen_amount bigint,
  add column seen_in_stock boolean;
comment on column favorite.seen_amount is 'Lowest price of the product, in the base currency, when its account was last told of it, or would have been.';
