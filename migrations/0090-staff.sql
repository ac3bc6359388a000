-- Accounts of staff, their sessions and the audit log.

create table staff (
  id uuid primary key,
  email text not null unique,
  name text not null,
  role text not null check (role in ('owner', 'manager', 'merchandiser', 'support', 'editor')),
  rights jsonb,
  password_hash text,
  must_change_password boolean not null default false,
  second_factor boolean not null default false,
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table staff is 'Accounts of the back office.';
comment on column staff.rights is '{"orders": "write", …}: read or write by area. Null: what the role may.';
comment on column staff.password_hash is 'Null: invited, has not chosen a password yet.';
comment on column staff.second_factor is 'Has an authenticator app or a passkey.';

create table staff_session (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  token_hash text not null unique,
  user_agent text not null default '',
  address text not null default '',
  must_set_up boolean not null default false,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  proved_at timestamptz,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_elsewhere boolean not null default false
);
comment on table staff_session is 'Sessions of staff.';
comment on column staff_session.token_hash is 'SHA-256 of the token in the cookie.';
comment on column staff_session.must_set_up is 'A second factor is required and there is none: the session may set one up and nothing else.';
comment on column staff_session.proved_at is 'When they last proved who they are, by password or second factor.';
create index staff_session_staff_id on staff_session (staff_id);

create table staff_ticket (
  ticket_hash text primary key,
  staff_id uuid not null references staff on delete cascade,
  purpose text not null check (purpose in ('invitation', 'reset', 'secondFactor')),
  expires_at timestamptz not null
);
comment on table staff_ticket is 'Links that set a password, and sign-ins that wait for their second factor. Each is good once.';
create index staff_ticket_staff_id on staff_ticket (staff_id);

create table preview_token (
  token_hash text primary key,
  staff_session_id uuid not null references staff_session on delete cascade,
  expires_at timestamptz not null
);
comment on table preview_token is 'Tokens by which staff see drafts on the shop''s own pages for an hour. They end with the session that asked for them.';
create index preview_token_session on preview_token (staff_session_id);
create index preview_token_expires on preview_token (expires_at);

create table staff_action (
  id uuid primary key,
  sequence bigint generated always as identity,
  staff_id uuid references staff,
  staff_name text not null,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}',
  at timestamptz not null default now()
);
comment on table staff_action is 'Audit log of the back office; append-only.';
comment on column staff_action.staff_name is 'The name at that time.';
comment on column staff_action.subject is 'Id of what was changed.';
create index staff_action_at on staff_action (at);
create index staff_action_sequence on staff_action (sequence);
create index staff_action_staff on staff_action (staff_id, sequence);

-- The shop deletes old lines by its own clock: it says before which instant in the setting vitrine.forget_staff_actions_before.
create function keep_staff_actions() returns trigger language plpgsql as $$
begin
  -- Nothing else deletes a row.
  if tg_op = 'DELETE' and old.at < nullif(current_setting('vitrine.forget_staff_actions_before', true), '')::timestamptz then
    return old;
  end if;
  raise exception 'the audit log is append-only';
end
$$;

create trigger staff_action_kept before update or delete on staff_action for each row execute function keep_staff_actions();
