-- Orders that staff hold back, and documents of several orders on one page.

alter table orders add column held_at timestamptz;
alter table orders add column held_note text not null default '';
comment on column orders.held_at is 'Since when staff hold it back: nothing is sent until they release it.';
comment on column orders.held_note is 'Why; its shopper never sees it.';

create table document_batch (
  secret_hash text primary key,
  order_ids uuid[] not null check (cardinality(order_ids) between 1 and 100),
  kind text not null check (kind in ('invoice', 'packingSlip')),
  expires_at timestamptz not null
);
comment on table document_batch is 'Whoever holds the secret sees documents of one kind of several orders for a while, to be printed at once.';
create index document_batch_expired on document_batch (expires_at);
