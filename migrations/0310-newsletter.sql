-- The newsletter, and who wants no mails.

create table subscriber (
  id uuid primary key,
  email text not null unique,
  lang text not null,
  state text not null default 'pending' check (state in ('pending', 'confirmed', 'unsubscribed')),
  token_hash text unique,
  token_expires_at timestamptz,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null
);
comment on table subscriber is 'Who wants the newsletter.';
comment on column subscriber.email is 'In lower case.';
comment on column subscriber.token_hash is 'SHA-256 of the newest confirmation link, until it is used.';
create index subscriber_confirmed on subscriber (id) where state = 'confirmed';
create index subscriber_created on subscriber (created_at desc, id desc);

create table newsletter_issue (
  id uuid primary key,
  texts jsonb not null,
  state text not null default 'sending' check (state in ('sending', 'sent')),
  last_id uuid,
  queued_count integer not null default 0,
  finished_at timestamptz,
  created_at timestamptz not null
);
comment on table newsletter_issue is 'Issues of the newsletter.';
comment on column newsletter_issue.texts is '{"en": {"subject", "body"}}';
comment on column newsletter_issue.last_id is 'The last subscriber whose mail is queued; the next batch begins after it.';

insert into secret (name, value) values ('newsletter', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

create table mail_stop (
  email_hash text primary key,
  stopped_at timestamptz not null
);
comment on table mail_stop is 'Addresses, as SHA-256 alone, that want no mails but those that their orders need. Never deleted: it is their wish.';
