-- Invoices, their numbers, and private links to documents of an order.

create table invoice_counter (
  year int primary key,
  last int not null check (last >= 0)
);
comment on table invoice_counter is 'The last number given out in a year; taken in the transaction that writes the invoice, so that none is missing.';

create table invoice (
  order_id uuid primary key references orders,
  year int not null,
  sequence int not null check (sequence > 0),
  number text not null unique,
  seller jsonb not null,
  issued_at timestamptz not null,
  unique (year, sequence)
);
comment on table invoice is 'Invoices; numbers have no gaps within a year.';
comment on column invoice.seller is 'Who sold, as it stood on the day; what the shop is called later does not change an invoice.';

create table document_link (
  secret_hash text primary key,
  order_id uuid not null references orders on delete cascade,
  order_refund_id uuid references order_refund on delete cascade,
  kind text not null,
  expires_at timestamptz not null,
  constraint document_link_kind_check check (kind in ('invoice', 'packingSlip', 'creditNote') and (kind = 'creditNote') = (order_refund_id is not null))
);
comment on table document_link is 'Whoever holds the secret sees one document of one order for a while.';
comment on column document_link.order_refund_id is 'The refund whose credit note it shows.';
create index document_link_expired on document_link (expires_at);
