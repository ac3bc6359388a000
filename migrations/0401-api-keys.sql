-- Keys by which programs call the back office's API.

create table api_key (
  id uuid primary key,
  staff_id uuid not null references staff,
  title text not null,
  key_hash text not null unique,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz
);
comment on table api_key is 'API keys: what a program sends as Authorization: Bearer.';
comment on column api_key.staff_id is 'Who made it: it may never do more than they may, and is worth nothing once they are disabled.';
comment on column api_key.title is 'By which the audit log names it.';
comment on column api_key.key_hash is 'SHA-256 of the key, which is shown once.';
comment on column api_key.scopes is 'read:<area> and write:<area>.';
comment on column api_key.expires_at is 'Null: until it is deleted.';
create index api_key_staff_id on api_key (staff_id);
