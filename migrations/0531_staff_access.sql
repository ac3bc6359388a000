-- How staff get in: invitations, second factors, devices, sessions of their own, and what an owner requires of all.

alter table staff alter column password_hash drop not null;
comment on column staff.password_hash is 'Null: invited, has not chosen a password yet.';
alter table staff add column must_change_password boolean not null default false;
alter table staff add column second_factor boolean not null default false;
comment on column staff.second_factor is 'Has an authenticator app or a passkey.';

alter table staff_session add column user_agent text not null default '';
alter table staff_session add column address text not null default '';
alter table staff_session add column proved_at timestamptz;
alter table staff_session add column must_set_up boolean not null default false;
alter table staff_session add column ended_elsewhere boolean not null default false;
comment on column staff_session.proved_at is 'When they last proved who they are, by password or second factor.';
comment on column staff_session.must_set_up is 'A second factor is required and there is none: the session may set one up and nothing else.';
update staff_session set proved_at = created_at;

create table staff_policy (
  id boolean primary key default true check (id),
  second_factor_required boolean not null default false
);
insert into staff_policy default values;
comment on table staff_policy is 'One row: what an owner requires of all staff.';

create table staff_totp (
  staff_id uuid primary key references staff on delete cascade,
  secret text not null,
  last_step bigint not null default 0,
  confirmed_at timestamptz,
  created_at timestamptz not null
);
comment on column staff_totp.secret is 'Base32. Told once, while it is being set up.';
comment on column staff_totp.last_step is 'The last step of 30 seconds whose code was taken; it and those before are never taken again.';

create table staff_passkey (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  title text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkey_staff_id on staff_passkey (staff_id);

create table staff_recovery_code (
  staff_id uuid not null references staff on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

create table staff_ticket (
  ticket_hash text primary key,
  staff_id uuid not null references staff on delete cascade,
  purpose text not null check (purpose in ('invitation', 'reset', 'secondFactor')),
  expires_at timestamptz not null
);
create index staff_ticket_staff_id on staff_ticket (staff_id);
comment on table staff_ticket is 'Links that set a password, and sign-ins that wait for their second factor. Each is good once.';

create table staff_challenge (
  challenge text primary key,
  staff_id uuid references staff on delete cascade,
  purpose text not null check (purpose in ('register', 'signIn', 'prove')),
  expires_at timestamptz not null
);
create index staff_challenge_staff_id on staff_challenge (staff_id);
comment on table staff_challenge is 'What a passkey is asked to sign; good once.';

create table staff_device (
  token_hash text primary key,
  staff_id uuid not null references staff on delete cascade,
  last_seen_at timestamptz not null
);
create index staff_device_staff_id on staff_device (staff_id);
comment on table staff_device is 'Browsers in which somebody has signed in before: other people''s guesses do not count against them.';
