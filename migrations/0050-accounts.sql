-- Shoppers: guests, accounts, their sessions and groups.

create table guest (
  id uuid primary key,
  secret_hash text not null unique,
  last_seen_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
comment on table guest is 'A browser that wrote to a cart, checkout or wish list; known by a secret in an HttpOnly cookie, of which only the SHA-256 is stored.';
create index guest_last_seen_at on guest (last_seen_at);

create table account (
  id uuid primary key,
  email text unique,
  country_code text,
  mobile text,
  password_hash text,
  email_verified_at timestamptz,
  mobile_verified_at timestamptz,
  first_name text not null default '',
  last_name text not null default '',
  nick_name text not null default '',
  bio text not null default '',
  birthday date,
  avatar text,
  lang text not null default 'en',
  login_email_verification boolean not null default false,
  last_login_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (country_code, mobile),
  constraint account_email_is_lower check (email = lower(email))
);
comment on table account is 'A shopper''s account. It signs in by e-mail address, mobile number or an identity elsewhere (account_identity).';
comment on column account.country_code is 'Calling code of the mobile number, such as +86.';
comment on column account.password_hash is 'Argon2id; null: no password was set.';
comment on column account.avatar is 'Path below /media of the picture made anew from what was uploaded.';
comment on column account.login_email_verification is 'A sign-in by password also asks for a code by e-mail.';
comment on column account.deleted_at is 'When the account was deleted. The row then names nobody (its address is below deleted.invalid) and is removed after 30 days, when no ended session asks for it any more.';
create index account_deleted_at on account (deleted_at) where deleted_at is not null;

create table account_identity (
  provider text not null,
  subject text not null,
  account_id uuid not null references account on delete cascade,
  name text not null default '',
  linked_at timestamptz not null default now(),
  primary key (provider, subject)
);
comment on table account_identity is 'Who an account is to a provider that signs it in (wechat, telegram, an OpenID Connect provider). `subject` is the provider''s own lasting name of the person, `name` what people read.';
comment on column account_identity.subject is 'The provider''s own lasting id of the person.';
comment on column account_identity.name is 'What people read.';
create index account_identity_account_id on account_identity (account_id);

create function account_can_sign_in() returns trigger language plpgsql as $$
declare
  changed uuid := case when tg_table_name = 'account' then (to_jsonb(new) ->> 'id')::uuid else (to_jsonb(old) ->> 'account_id')::uuid end;
begin
  if exists (select from account where id = changed and email is null and mobile is null)
     and not exists (select from account_identity where account_id = changed) then
    raise exception 'account % has no address, no number and no identity', changed using errcode = 'check_violation', constraint = 'account_can_sign_in';
  end if;
  return null;
end $$;

create constraint trigger account_can_sign_in after insert or update of email, mobile on account
  deferrable initially deferred for each row when (new.email is null and new.mobile is null) execute function account_can_sign_in();
create constraint trigger account_can_sign_in after delete or update of account_id on account_identity
  deferrable initially deferred for each row execute function account_can_sign_in();

create table session (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  token_hash text not null unique,
  login_method text not null default 'password' check (login_method in ('signup', 'password', 'code', 'qr', 'openid', 'reset')),
  login_ip text not null default '',
  device text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  proved_at timestamptz,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('self', 'elsewhere', 'password', 'deleted'))
);
comment on table session is 'Sessions of accounts.';
comment on column session.token_hash is 'SHA-256 of the token in the cookie.';
comment on column session.device is 'Browser and system in words, out of the User-Agent header at sign-in.';
comment on column session.proved_at is 'When an app that signs in to the account confirmed for this session who it is; null: not since the session was opened.';
comment on column session.ended_by is 'self: signed out; elsewhere: ended from another session; password: the password changed; deleted: the account is.';
create index session_account_id on session (account_id);
create index session_ended_at on session (ended_at) where ended_at is not null;
create index session_expires_at on session (expires_at);

create table account_event (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  at timestamptz not null,
  kind text not null,
  security boolean not null,
  ip text not null,
  device text not null,
  session_id uuid,
  detail jsonb not null default '{}'
);
comment on table account_event is 'What an account did, and what was done to it. Rows of "security" are its activity in the security center.';
comment on column account_event.kind is 'What happened; src/shop/accounts lists the kinds.';
create index account_event_account on account_event (account_id, at desc, id desc);
create index account_event_security on account_event (account_id, at desc, id desc) where security;
create index account_event_at on account_event (at);

create table customer_group (
  code text primary key check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  created_at timestamptz not null
);
comment on table customer_group is 'Groups of customers, for promotions that are meant for some.';
comment on column customer_group.code is 'What conditions of promotions name; never changed.';

create table customer_group_member (
  account_id uuid not null references account on delete cascade,
  group_code text not null references customer_group on delete cascade,
  added_at timestamptz not null,
  primary key (account_id, group_code)
);
comment on table customer_group_member is 'Which accounts are in a group.';
create index customer_group_member_group on customer_group_member (group_code);
