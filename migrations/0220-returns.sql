-- Returns (after-sales orders) and what became of them.

create table order_return (
  id uuid primary key,
  return_no text not null unique,
  order_id uuid not null references orders on delete cascade,
  apply_type text not null check (apply_type in ('returnRefund', 'exchange', 'refundOnly')),
  apply_description text not null default '',
  refund_to text not null default 'source' check (refund_to in ('source', 'credits')),
  status text not null default 'pendingApproval' check (status in ('pendingApproval', 'cancelled', 'completed', 'ended')),
  audit_status text not null default 'pendingApproval' check (audit_status in ('pendingApproval', 'auditSuccessful', 'auditFailed')),
  quote_amount bigint not null check (quote_amount >= 0),
  shipping_amount bigint not null default 0 check (shipping_amount >= 0),
  refund_amount bigint not null check (refund_amount >= 0),
  refunded_credits_amount bigint not null default 0 check (refunded_credits_amount >= 0),
  refund_reason text not null default '',
  refuse_description text not null default '',
  logistics_company text not null default '',
  logistics_number text not null default '',
  return_address jsonb,
  restocked boolean,
  express_name text not null default '',
  express_number text not null default '',
  applied_at timestamptz not null,
  approved_at timestamptz,
  logistics_due_at timestamptz,
  reminded_at timestamptz,
  sent_at timestamptz,
  received_at timestamptz,
  exchanged_at timestamptz,
  closed_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null,
  check (shipping_amount <= quote_amount),
  check (refund_amount <= quote_amount),
  check (refunded_credits_amount <= refund_amount)
);
comment on table order_return is 'Returns: what a shopper sends back, exchanges or has refunded.';
comment on column order_return.quote_amount is 'What the shopper was shown before applying, in the order''s currency, credits included; never exceeded.';
comment on column order_return.shipping_amount is 'The part of the quote that is shipping: only where every unit of the order comes back.';
comment on column order_return.refund_amount is 'What is to be given back, and in the end what was.';
comment on column order_return.refunded_credits_amount is 'How much of it came from credits of the order and went back as such.';
comment on column order_return.return_address is 'The merchant''s address as it was when the return was approved.';
create index order_return_order_id on order_return (order_id, applied_at);
create index order_return_applied_at on order_return (applied_at desc);
create index order_return_waiting on order_return (logistics_due_at) where status = 'pendingApproval' and audit_status = 'auditSuccessful' and sent_at is null and received_at is null and logistics_due_at is not null;

create table return_line (
  return_id uuid not null references order_return on delete cascade,
  position integer not null,
  order_line_id uuid not null references order_line on delete cascade,
  quantity integer not null check (quantity > 0),
  withheld_quantity integer not null default 0 check (withheld_quantity between 0 and quantity),
  worth_amount bigint not null check (worth_amount >= 0),
  exchange_variant_id uuid,
  exchange_sku text,
  exchange_options jsonb not null default '[]',
  primary key (return_id, position)
);
comment on table return_line is 'Lines of a return.';
comment on column return_line.worth_amount is 'What these units cost within the line, discounts and tax included.';
comment on column return_line.exchange_variant_id is 'No foreign key: the return outlives the catalogue.';
create index return_line_order_line_id on return_line (order_line_id);

create table return_image (
  return_id uuid not null references order_return on delete cascade,
  upload_id uuid not null references upload on delete cascade,
  position integer not null,
  primary key (return_id, position)
);
comment on table return_image is 'Pictures of a return.';
create index return_image_upload_id on return_image (upload_id);

create table return_event (
  id uuid primary key,
  seq bigint generated always as identity,
  return_id uuid not null references order_return on delete cascade,
  event text not null,
  actor_kind text not null check (actor_kind in ('shopper', 'staff', 'system', 'provider')),
  actor_id text,
  actor_name text not null default '',
  reason text not null default '',
  detail jsonb not null default '{}',
  at timestamptz not null
);
comment on table return_event is 'Every change of a return with who made it and why; never edited.';
create index return_event_return_id on return_event (return_id, seq);
