-- Where the parcels of an order are, as carriers and staff say it (docs/decisions/0945).

create table shipment_tracking (
  shipment_id uuid primary key references shipment on delete cascade,
  source text,
  reference text,
  state text check (state in ('labelCreated', 'inTransit', 'outForDelivery', 'exception', 'delivered', 'returned')),
  state_at timestamptz,
  expected_on date,
  due_at timestamptz,
  failures integer not null default 0 check (failures >= 0),
  check ((state is null) = (state_at is null)),
  check (reference is null or source is not null)
);
comment on table shipment_tracking is 'What is known of a parcel on its way, and when its tracking service is asked next.';
comment on column shipment_tracking.source is 'Id of the tracking service that follows it; null: none yet.';
comment on column shipment_tracking.reference is 'What that service calls it.';
comment on column shipment_tracking.state is 'That of its newest event.';
comment on column shipment_tracking.expected_on is 'The day on which the carrier expects to deliver it.';
comment on column shipment_tracking.due_at is 'When its service is asked next; null: not any more.';
comment on column shipment_tracking.failures is 'Questions without an answer since the last answer.';
create index shipment_tracking_due_at on shipment_tracking (due_at) where due_at is not null;
create index shipment_tracking_reference on shipment_tracking (source, reference) where reference is not null;
create index shipment_tracking_state on shipment_tracking (state);

create table shipment_event (
  id uuid primary key,
  shipment_id uuid not null references shipment on delete cascade,
  state text not null check (state in ('labelCreated', 'inTransit', 'outForDelivery', 'exception', 'delivered', 'returned')),
  at timestamptz not null,
  place text not null,
  words text not null,
  source text not null,
  unique (shipment_id, at, state, place, words)
);
comment on table shipment_event is 'Events of a parcel, at most 100 each: from a tracking service, or written by staff (source staff).';

create table carrier_webhook (
  source text not null,
  event_id text not null,
  received_at timestamptz not null,
  primary key (source, event_id)
);
comment on table carrier_webhook is 'Notifications of tracking services that were taken, so that a repeated one is known for 30 days.';
create index carrier_webhook_received_at on carrier_webhook (received_at);
