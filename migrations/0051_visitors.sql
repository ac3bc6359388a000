-- Visits and time on site. Counts only: no address, no account, nothing that names a person; old rows are deleted by a job.

create table visitor (
  id uuid primary key,
  timezone text,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index visitor_last_seen_at on visitor (last_seen_at);

create table visit (
  id uuid primary key,
  visitor_id uuid not null references visitor on delete cascade,
  url text not null,
  referer text,
  at timestamptz not null,
  last_seen_at timestamptz not null
);
comment on table visit is 'One row per page looked at; the tracking call that comes every 10 seconds only moves last_seen_at.';
comment on column visit.url is 'Path and the few query parameters that src/shop/visitors/rules.ts lets through.';
create index visit_visitor_id on visit (visitor_id, at desc);
create index visit_last_seen_at on visit (last_seen_at);

create table page_duration (
  visitor_id uuid not null references visitor on delete cascade,
  day date not null,
  url text not null,
  seconds integer not null check (seconds between 0 and 86400),
  primary key (visitor_id, day, url)
);
create index page_duration_day on page_duration (day);
