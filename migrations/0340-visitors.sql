-- Visits and time on site, without people.

create table visitor_salt (
  day date primary key,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
comment on table visitor_salt is 'What visitor ids are hashed with on a day; deleted after two days, and with it the way from one day to another.';

create table visitor (
  id uuid primary key,
  timezone text,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
);
comment on table visitor is 'A visitor on one day. Counts only: no address, no account; a job deletes old rows.';
comment on column visitor.id is 'A hash of the id in the browser and of the day''s salt: the same visitor is another one tomorrow.';
create index visitor_last_seen_at on visitor (last_seen_at);

create table visit (
  id uuid primary key,
  visitor_id uuid not null references visitor on delete cascade,
  url text not null,
  referer text,
  at timestamptz not null,
  last_seen_at timestamptz not null
);
comment on table visit is 'One row per page viewed; the tracking call every 10 seconds only moves last_seen_at.';
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
comment on table page_duration is 'How long a visitor had a page open on a day.';
create index page_duration_day on page_duration (day);
