-- Groups of customers, for promotions that are meant for some.

create table customer_group (
  code text primary key check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  created_at timestamptz not null
);
comment on column customer_group.code is 'What conditions of promotions name; never changed.';

create table customer_group_member (
  account_id uuid not null references account on delete cascade,
  group_code text not null references customer_group on delete cascade,
  added_at timestamptz not null,
  primary key (account_id, group_code)
);
create index customer_group_member_group on customer_group_member (group_code);
