-- Devices that want to hear news of orders by web push.
create table push_subscription (
  id uuid primary key,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  lang text not null,
  account_id uuid references account on delete cascade,
  session_id uuid references session on delete cascade,
  order_id uuid references orders on delete cascade,
  created_at timestamptz not null,
  check (num_nonnulls(account_id, order_id) = 1),
  check ((account_id is null) = (session_id is null)),
  unique nulls not distinct (endpoint, order_id)
);
comment on table push_subscription is 'Browsers that get news of orders by web push: of all orders of an account, while the session lasts in which that was asked for, or of one order.';
comment on column push_subscription.endpoint is 'Address at the push service of the browser''s maker. A browser is there once for its account, and once for each order that it follows besides.';
comment on column push_subscription.p256dh is 'Public key of the browser, for which messages are encrypted.';
comment on column push_subscription.auth is 'Secret of the browser, for which messages are encrypted.';
comment on column push_subscription.order_id is 'The one order that it follows; null: all of the account''s.';
create index push_subscription_account_id on push_subscription (account_id) where account_id is not null;
create index push_subscription_session_id on push_subscription (session_id) where session_id is not null;
create index push_subscription_order_id on push_subscription (order_id) where order_id is not null;
create index push_subscription_created_at on push_subscription (created_at);

-- However a session ends, its browser hears no more of the account.
create function forget_push_of_session() returns trigger language plpgsql as $$
begin
  delete from push_subscription where session_id = new.id;
  return null;
end $$;
create trigger session_ended after update of ended_at on session for each row
  when (old.ended_at is null and new.ended_at is not null) execute function forget_push_of_session();

comment on column secret.name is 'form: guarded forms; code: hashes of mailed codes; captcha: challenges; upload: signed addresses of private pictures; newsletter: links to unsubscribe; push: the private key of web push.';
