-- How often redirects are used, and which addresses lead nowhere.

alter table redirect
  add column hits integer not null default 0,
  add column last_hit_at timestamptz;
comment on column redirect.hits is 'Visitors it sent on; counted in batches, and never part of the record''s entity tag.';

create table missing_address (
  id uuid primary key,
  path text not null unique check (length(path) <= 500),
  hits integer not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
);
comment on table missing_address is 'Public addresses that were asked for and lead nowhere (404); a bounded number, without queries and without whoever asked.';
create index missing_address_seen on missing_address (last_seen_at);
create index missing_address_hits on missing_address (hits desc, last_seen_at desc);
