-- Signing in: codes, attempts, puzzles, OpenID Connect.

create table auth_code (
  id uuid primary key,
  login_hash text not null,
  scene text not null check (scene in ('signup', 'signin', 'reset', 'editEmail', 'editMobile', 'verifyEmail', 'stepUp', 'verifySignin')),
  method text check (method in ('password', 'code', 'reset')),
  asker_id uuid references account on delete cascade,
  account_id uuid references account on delete cascade,
  code_hash text not null,
  ticket_hash text unique,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  unique nulls not distinct (login_hash, scene, asker_id)
);
comment on table auth_code is 'The newest code of an address or number for each purpose. Unknown accounts have one too, so that a try takes the same time.';
comment on column auth_code.login_hash is 'Hash of the e-mail address or number.';
comment on column auth_code.method is 'How the sign-in began that this code completes; null for codes of other scenes.';
comment on column auth_code.asker_id is 'The signed-in account that asked for it: the code is good for nobody else.';
comment on column auth_code.account_id is 'Whose address or number it was when the code was sent.';
comment on column auth_code.ticket_hash is 'SHA-256 of the secret in the mailed link, or of the ticket of a sign-in that waits for its code.';
comment on column auth_code.tries is 'Wrong codes so far.';
create index auth_code_asker on auth_code (asker_id) where asker_id is not null;
create index auth_code_account on auth_code (account_id) where account_id is not null;
create index auth_code_expires_at on auth_code (expires_at);

create table signin_attempt (
  id uuid primary key,
  login_hash text not null,
  address text not null,
  at timestamptz not null
);
comment on table signin_attempt is 'Every guess at a password or proof, written before it is checked; a right one deletes those of its account.';
create index signin_attempt_login on signin_attempt (login_hash, at);
create index signin_attempt_address on signin_attempt (address, at);
create index signin_attempt_at on signin_attempt (at);

create table captcha_use (
  signature_hash text primary key,
  expires_at timestamptz not null
);
comment on table captcha_use is 'Challenges that were solved and used: each is good once.';
create index captcha_use_expires_at on captcha_use (expires_at);

create table auth_openid_flow (
  state_hash text primary key,
  browser_hash text not null,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  return_path text,
  expires_at timestamptz not null
);
comment on table auth_openid_flow is 'A browser that was sent to a provider, and may come back until the row expires.';
comment on column auth_openid_flow.browser_hash is 'SHA-256 of the secret in the browser''s HttpOnly cookie; nobody else can finish it.';
create index auth_openid_flow_expires_at on auth_openid_flow (expires_at);

create table auth_openid_link (
  ticket_hash text primary key,
  account_id uuid not null references account on delete cascade,
  provider text not null,
  subject text not null,
  name text not null,
  return_path text,
  expires_at timestamptz not null
);
comment on table auth_openid_link is 'Somebody whom a provider vouches for, and whose address belongs to an account with a password: linked once the password is given.';
create index auth_openid_link_account on auth_openid_link (account_id);
create index auth_openid_link_expires_at on auth_openid_link (expires_at);

insert into secret (name, value) values
  ('captcha', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')),
  ('code', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
