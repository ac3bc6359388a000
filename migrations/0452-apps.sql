-- Apps: a program of somebody else's, with a key and webhooks that go with it.

create table app (
  id uuid primary key,
  title text not null,
  page_url text,
  page_secret text,
  created_at timestamptz not null,
  check ((page_url is null) = (page_secret is null))
);
comment on table app is 'Programs that work with the shop; deleting one deletes its key and its webhooks.';
comment on column app.page_url is 'Its page, which the back office shows in a frame; null: none.';
comment on column app.page_secret is 'What addresses of the page are signed with, encrypted.';

alter table api_key add column app_id uuid unique references app on delete cascade;
comment on column api_key.app_id is 'The app that the key belongs to; null: a key by itself.';

alter table webhook_endpoint add column app_id uuid references app on delete cascade;
comment on column webhook_endpoint.app_id is 'The app that the webhook belongs to; null: one by itself.';
create index webhook_endpoint_app_id on webhook_endpoint (app_id);
