-- Refunds of orders: what each gave back, for which lines, and its credit note; numbers of credit notes have no gaps.

create table order_refund (
  id uuid primary key,
  seq bigint generated always as identity,
  order_id uuid not null references orders on delete cascade,
  kind text not null check (kind in ('lines', 'sum', 'goodwill', 'return', 'cancellation', 'surplus')),
  amount bigint not null check (amount >= 0),
  credits_amount bigint not null default 0 check (credits_amount >= 0),
  shipping_amount bigint not null default 0 check (shipping_amount >= 0),
  shipping_tax_amount bigint not null default 0,
  currency text not null,
  reason text not null default '',
  refund_id uuid unique references refund on delete cascade,
  note_year int,
  note_sequence int check (note_sequence > 0),
  note_number text unique,
  created_at timestamptz not null,
  voided_at timestamptz,
  unique (note_year, note_sequence),
  check ((note_year is null) = (note_number is null) and (note_sequence is null) = (note_number is null)),
  check (shipping_amount <= amount + credits_amount)
);
comment on column order_refund.amount is 'The money part, counted in orders.refunded_amount.';
comment on column order_refund.credits_amount is 'What came from credits that the order used and went back as such, in the order''s currency.';
comment on column order_refund.refund_id is 'The payment that goes back; null where the money part became credits of the account.';
comment on column order_refund.kind is 'lines: pieces chosen by staff; sum: shared over the lines; goodwill: lowers nothing; surplus: money that paid nothing, without a credit note.';
comment on column order_refund.voided_at is 'The provider refused the payment: the credit note keeps its number and credits nothing.';
create index order_refund_order_id on order_refund (order_id, seq);

create table refund_line (
  refund_id uuid not null references order_refund on delete cascade,
  order_line_id uuid not null references order_line on delete cascade,
  quantity integer not null default 0 check (quantity >= 0),
  amount bigint not null default 0 check (amount >= 0),
  tax_amount bigint not null default 0,
  taken_quantity integer not null default 0 check (taken_quantity >= 0),
  taken_worth_amount bigint not null default 0 check (taken_worth_amount >= 0),
  unsent_quantity integer not null default 0 check (unsent_quantity between 0 and taken_quantity),
  restocked_quantity integer not null default 0 check (restocked_quantity between 0 and taken_quantity - unsent_quantity),
  primary key (refund_id, order_line_id)
);
comment on column refund_line.quantity is 'Pieces that the credit note names; 0 for a share of a sum.';
comment on column refund_line.taken_quantity is 'Pieces that this refund itself took out of the order; those of a return are counted on the return.';
comment on column refund_line.unsent_quantity is 'Of these, pieces that were not sent: they never will be, and their reservation is released.';
comment on column refund_line.restocked_quantity is 'Of these, pieces that had been sent, came back and are on hand again.';
create index refund_line_order_line_id on refund_line (order_line_id);

create table credit_note_counter (
  year int primary key,
  last int not null check (last >= 0)
);
comment on table credit_note_counter is 'The last number given out in a year; taken in the transaction that writes the refund, so that none is missing.';

alter table order_line add column returned_worth_amount bigint not null default 0 check (returned_worth_amount >= 0);
comment on column order_line.returned_worth_amount is 'What of the line''s cost the pieces in returned_quantity stand for.';
comment on column order_line.returned_quantity is 'Pieces in running and done returns, freed when a return ends without a result, and pieces that staff refunded.';
update order_line line set returned_worth_amount = held.worth from (
  select order_line_id, sum(worth_amount) as worth from return_line join order_return on order_return.id = return_id
  where status in ('pendingApproval', 'completed') group by order_line_id) held
where held.order_line_id = line.id;

alter table document_link
  add column order_refund_id uuid references order_refund on delete cascade,
  drop constraint document_link_kind_check,
  add constraint document_link_kind_check check (kind in ('invoice', 'packingSlip', 'creditNote') and (kind = 'creditNote') = (order_refund_id is not null));

-- What was refunded before this was kept. Refunds of returns are known by amount and moment, others are shared over the lines by what these cost.
insert into order_refund (id, order_id, kind, amount, credits_amount, shipping_amount, currency, reason, refund_id, created_at)
select refund.id, orders.id,
  case when attempt.settles is not true then 'surplus' when back.id is not null then 'return' when orders.status = 'cancelled' then 'cancellation' else 'sum' end,
  refund.amount, coalesce(back.refunded_credits_amount, 0), coalesce(least(back.shipping_amount, back.refund_amount), 0), refund.currency, refund.reason, refund.id, refund.created_at
from refund join orders on orders.id = refund.order_id
left join payment_attempt attempt on attempt.id = refund.payment_attempt_id
left join lateral (
  select * from order_return where order_id = orders.id and status = 'completed' and apply_type <> 'exchange'
    and refund_amount - refunded_credits_amount = refund.amount and abs(extract(epoch from closed_at - refund.created_at)) < 1 limit 1) back on attempt.settles
where refund.state <> 'failed'
order by refund.created_at, refund.seq;

-- Returns whose money became credits have no payment that goes back.
insert into order_refund (id, order_id, kind, amount, currency, created_at)
select gen_random_uuid(), orders.id, 'return', refunded_amount - coalesce(known.amount, 0), currency, updated_at from orders
left join lateral (select sum(one.amount) as amount from order_refund one where one.order_id = orders.id and one.currency = orders.currency) known on true
where refunded_amount > coalesce(known.amount, 0);

insert into refund_line (refund_id, order_line_id, amount)
select id, line_id, case when place = 1 then amount - sum(part) over (partition by id) + part else part end from (
  select one.id, line.id as line_id, one.amount, row_number() over (partition by one.id order by line.position) as place,
    floor(one.amount * worth.line / worth.all_lines)::bigint as part
  from order_refund one join orders on orders.id = one.order_id join order_line line on line.order_id = orders.id
  cross join lateral (select line.total_amount + case when orders.tax_included then 0 else line.tax_amount end as line,
    (select sum(l.total_amount + case when orders.tax_included then 0 else l.tax_amount end) from order_line l where l.order_id = orders.id) as all_lines) worth
  where one.kind = 'sum' and worth.all_lines > 0 and one.amount <= worth.all_lines) shares;

update order_refund set note_year = numbered.year, note_sequence = numbered.sequence, note_number = 'CN-' || numbered.year || '-' || lpad(numbered.sequence::text, 6, '0')
from (select id, extract(year from created_at at time zone 'UTC')::int as year,
    row_number() over (partition by extract(year from created_at at time zone 'UTC') order by created_at, seq) as sequence
  from order_refund where kind <> 'surplus') numbered
where numbered.id = order_refund.id;
insert into credit_note_counter select note_year, max(note_sequence) from order_refund where note_year is not null group by note_year;
