-- How staff sign in: second factors, devices, and what an owner requires of all.

create table staff_policy (
  id boolean primary key default true check (id),
  second_factor_required boolean not null default false
);
comment on table staff_policy is 'One row: what an owner requires of all staff.';

insert into staff_policy default values;

create table staff_totp (
  staff_id uuid primary key references staff on delete cascade,
  secret text not null,
  last_step bigint not null default 0,
  confirmed_at timestamptz,
  created_at timestamptz not null
);
comment on table staff_totp is 'Authenticator apps.';
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
  last_used_at timestamptz,
  created_at timestamptz not null
);
comment on table staff_passkey is 'Passkeys (WebAuthn credentials).';
create index staff_passkey_staff_id on staff_passkey (staff_id);

create table staff_recovery_code (
  staff_id uuid not null references staff on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);
comment on table staff_recovery_code is 'Codes for a lost second factor; each is good once.';
comment on column staff_recovery_code.code_hash is 'SHA-256 of the account''s id and the code.';

create table staff_challenge (
  challenge text primary key,
  staff_id uuid references staff on delete cascade,
  purpose text not null check (purpose in ('register', 'signIn', 'prove')),
  expires_at timestamptz not null
);
comment on table staff_challenge is 'What a passkey is asked to sign; good once.';
create index staff_challenge_staff_id on staff_challenge (staff_id);

create table staff_device (
  token_hash text primary key,
  staff_id uuid not null references staff on delete cascade,
  last_seen_at timestamptz not null
);
comment on table staff_device is 'Browsers in which somebody has signed in before: guesses of others do not count against them.';
create index staff_device_staff_id on staff_device (staff_id);

create table staff_signin_failure (
  id uuid primary key,
  account_hash text not null,
  address text not null,
  at timestamptz not null default now()
);
comment on table staff_signin_failure is 'Failed sign-ins of the back office, so that all processes slow down guessing alike.';
comment on column staff_signin_failure.account_hash is 'SHA-256 of the e-mail address that was tried.';
create index staff_signin_failure_account on staff_signin_failure (account_hash, at);
create index staff_signin_failure_address on staff_signin_failure (address, at);
