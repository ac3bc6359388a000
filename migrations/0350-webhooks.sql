-- Signed outgoing webhooks.

create table webhook_endpoint (
  id uuid primary key,
  title text not null,
  url text not null,
  events text[] not null,
  is_on boolean not null default true,
  off_reason text check (off_reason in ('staff', 'failing', 'gone')),
  secret text not null,
  previous_secret text,
  previous_until timestamptz,
  failing_since timestamptz,
  delivered_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (is_on = (off_reason is null)),
  check ((previous_secret is null) = (previous_until is null))
);
comment on table webhook_endpoint is 'Where webhooks are sent.';
comment on column webhook_endpoint.previous_secret is 'Signs too until previous_until, while receivers learn the new one.';

create table webhook_message (
  id uuid primary key,
  type text not null,
  at timestamptz not null,
  payload text not null
);
comment on table webhook_message is 'Events as they are sent.';
comment on column webhook_message.payload is 'The body as it is signed and sent, the same bytes every time.';
create index webhook_message_at on webhook_message (at);

create table webhook_delivery (
  id uuid primary key,
  sequence bigint generated always as identity,
  message_id uuid not null references webhook_message on delete cascade,
  endpoint_id uuid not null references webhook_endpoint on delete cascade,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz,
  claimed_until timestamptz,
  attempted_at timestamptz,
  status integer,
  problem text not null default '',
  excerpt text not null default '',
  duration_ms integer,
  unique (message_id, endpoint_id)
);
comment on table webhook_delivery is 'A message on its way to one endpoint; what the latest attempt answered.';
create index webhook_delivery_endpoint on webhook_delivery (endpoint_id, sequence);
create index webhook_delivery_sequence on webhook_delivery (sequence);
