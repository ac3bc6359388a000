-- Publishable keys: which app calls the shopper API.

create table publishable_key (
  id uuid primary key,
  title text not null,
  key text not null unique,
  staff_id uuid not null references staff,
  created_at timestamptz not null
);
comment on table publishable_key is 'Names of apps that call the shopper API, sent as x-publishable-key. They grant nothing; one that is withdrawn has no row.';
comment on column publishable_key.title is 'The app, as logs and reports name it.';
comment on column publishable_key.key is 'In plain text: it stands in apps that anybody can take apart.';
comment on column publishable_key.staff_id is 'Who made it.';

create table publishable_key_day (
  key_id uuid not null references publishable_key on delete cascade,
  day date not null,
  calls integer not null,
  limited integer not null,
  last_at timestamptz not null,
  primary key (key_id, day)
);
comment on table publishable_key_day is 'How often each app called, by day (UTC).';
comment on column publishable_key_day.limited is 'Calls of these that were too many (429).';
