-- An account may be known elsewhere: to a messaging app or an OpenID Connect provider. Such an account needs neither address nor number.

create table account_identity (
  provider text not null,
  subject text not null,
  account_id uuid not null references account on delete cascade,
  name text not null default '',
  linked_at timestamptz not null default now(),
  primary key (provider, subject)
);
comment on table account_identity is 'Who an account is to a provider that signs it in (wechat, telegram, an OpenID Connect provider). `subject` is the provider''s own lasting name of the person, `name` what people read.';
create index account_identity_account_id on account_identity (account_id);

alter table account drop constraint account_check;

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
