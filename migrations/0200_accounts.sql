-- What a shopper's account holds, how sessions came about, and what the account did.

alter table account
  add column nick_name text not null default '',
  add column bio text not null default '',
  add column birthday date,
  add column avatar text,
  add column email_verified_at timestamptz,
  add column mobile_verified_at timestamptz,
  add column lang text not null default 'en',
  add column login_email_verification boolean not null default false,
  add column last_login_at timestamptz,
  add column version integer not null default 1,
  add constraint account_email_is_lower check (email = lower(email));
comment on column account.avatar is 'Path below /media of the picture made anew from what was uploaded.';
comment on column account.login_email_verification is 'A sign-in by password also asks for a code by e-mail.';

alter table session
  add column login_ip text not null default '',
  add column device text not null default '',
  add column login_method text not null default 'password' check (login_method in ('signup', 'password', 'code', 'qr', 'openid', 'reset')),
  drop constraint session_ended_by_check,
  add constraint session_ended_by_check check (ended_by in ('self', 'elsewhere', 'password', 'deleted'));
comment on column session.device is 'Browser and system in words, out of the User-Agent header at sign-in.';

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
comment on table account_event is 'Everything that an account did, and what was done to it; those of `security` are its activity as the security center shows it.';
create index account_event_account on account_event (account_id, at desc, id desc);
create index account_event_security on account_event (account_id, at desc, id desc) where security;
create index account_event_at on account_event (at);
