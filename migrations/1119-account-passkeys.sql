-- Shoppers sign in with passkeys.
alter table session drop constraint session_login_method_check;
alter table session add constraint session_login_method_check check (login_method in ('signup', 'password', 'code', 'qr', 'openid', 'passkey', 'reset'));

create table account_passkey (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  title text not null,
  last_used_at timestamptz,
  created_at timestamptz not null
);
comment on table account_passkey is 'Passkeys (WebAuthn credentials) of shoppers.';
comment on column account_passkey.title is 'What its owner calls it.';
create index account_passkey_account_id on account_passkey (account_id);

create table account_challenge (
  challenge text primary key,
  asker_hash text not null,
  purpose text not null check (purpose in ('register', 'signIn')),
  expires_at timestamptz not null
);
comment on table account_challenge is 'What a shopper''s passkey is asked to sign; good once.';
comment on column account_challenge.asker_hash is 'SHA-256 of who was asked: the browser that signs in (the secret in its cookie), or the session that adds a passkey.';
create index account_challenge_expires_at on account_challenge (expires_at);
