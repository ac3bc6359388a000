-- The first run: how an empty shop gets its owner, and what of the shop is demo data.

create table first_run (
  id boolean primary key default true check (id),
  code_hash text not null,
  started_at timestamptz not null,
  set_up_at timestamptz
);
comment on table first_run is 'At most one row: the shop was started empty (npm start -- --empty) and is set up in the browser.';
comment on column first_run.code_hash is 'SHA-256 of the set-up code that the terminal printed last.';
comment on column first_run.set_up_at is 'When it got its owner; the code is worth nothing from then on.';

create table demo_record (
  kind text not null,
  id text not null,
  fingerprint text,
  primary key (kind, id)
);
comment on table demo_record is 'What the demo shop brought along; "Remove the demo data" deletes it and nothing else.';
comment on column demo_record.kind is 'The table that holds the record.';
comment on column demo_record.fingerprint is 'Of settings and templates: MD5 of the value that the demo wrote. Another value is the merchant''s, and stays.';
