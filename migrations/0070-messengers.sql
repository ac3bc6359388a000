-- Signing in by a messaging app.

create table messenger_ticket (
  ticket text primary key,
  provider text not null,
  guest_id uuid not null,
  session_id uuid references session on delete cascade,
  proves boolean not null default false,
  secret_hash text not null unique,
  match_code text not null,
  kept jsonb not null default '{}',
  lang text not null,
  state text not null default 'waiting' check (state in ('waiting', 'scanned', 'confirmed', 'refused', 'used')),
  subject text,
  name text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (state not in ('confirmed', 'used') or subject is not null),
  check (not proves or session_id is not null)
);
comment on table messenger_ticket is 'One code that a browser shows and waits with. It belongs to that browser: to its guest, and to its session too when an identity is to be linked to an account.';
comment on column messenger_ticket.proves is 'The session only proves afresh who it is: nothing is linked, nobody signed in.';
comment on column messenger_ticket.secret_hash is 'SHA-256 of the secret that the code''s address carries to the messenger: a state, a bot''s payload.';
comment on column messenger_ticket.kept is 'What the provider''s adapter needs when the messenger answers: a PKCE verifier, a nonce.';
comment on column messenger_ticket.subject is 'Who scanned, then who confirmed, in the provider''s own lasting name.';
create index messenger_ticket_expires_at on messenger_ticket (expires_at);
