-- Who wants the newsletter, and its issues.

create table subscriber (
  id uuid primary key,
  email text not null unique,
  lang text not null,
  state text not null default 'pending' check (state in ('pending', 'confirmed', 'unsubscribed')),
  -- SHA-256 of the newest confirmation link, until it was used.
  token_hash text unique,
  token_expires_at timestamptz,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);
comment on column subscriber.email is 'In lower case.';
create index subscriber_confirmed on subscriber (id) where state = 'confirmed';
create index subscriber_created on subscriber (created_at desc, id desc);

create table newsletter_issue (
  id uuid primary key,
  -- { "en": { "subject", "body" } }
  texts jsonb not null,
  state text not null default 'sending' check (state in ('sending', 'sent')),
  -- The last subscriber whose mail is queued; batches follow each other by it.
  last_id uuid,
  queued_count integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz
);
insert into secret (name, value) values ('newsletter', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
