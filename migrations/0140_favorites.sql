-- Wish lists: what shoppers have put aside, by type. Guests have one too.

create table favorite (
  id uuid primary key,
  account_id uuid references account on delete cascade,
  guest_id uuid references guest on delete cascade,
  type text not null check (type in ('product', 'article', 'page')),
  subject_id uuid not null,
  added_at timestamptz not null,
  check (num_nonnulls(account_id, guest_id) = 1)
);
comment on column favorite.subject_id is 'No reference: it names a row of the table that the type says; what is gone or not published is left out when lists are read.';
create unique index favorite_of_account on favorite (account_id, type, subject_id) where account_id is not null;
create unique index favorite_of_guest on favorite (guest_id, type, subject_id) where guest_id is not null;
create index favorite_added_at on favorite (added_at) where guest_id is not null;
