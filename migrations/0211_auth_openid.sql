-- Signing in by an OpenID Connect provider: what is under way, and what waits for the account's own word.

create table auth_openid_flow (
  state_hash text primary key,
  browser_hash text not null,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  return_path text,
  expires_at timestamptz not null
);
comment on table auth_openid_flow is 'A browser that was sent to a provider. `browser_hash`: SHA-256 of the secret in its HttpOnly cookie; nobody else can finish it.';
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
comment on table auth_openid_link is 'Somebody whom a provider vouches for, and whose address belongs to an account with a password: linked when the password is given.';
create index auth_openid_link_account on auth_openid_link (account_id);
create index auth_openid_link_expires_at on auth_openid_link (expires_at);
