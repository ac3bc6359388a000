-- Money that paid nothing and that its provider would not give back: what an order still holds of it, and what was done instead.

alter table orders add column surplus_amount bigint not null default 0 check (surplus_amount >= 0);
comment on column orders.surplus_amount is 'Part of paid_amount that paid nothing (it came late, twice, in a wrong amount) and whose refund a provider refused; staff settle it.';

alter table order_refund add column settled_by uuid references order_refund on delete cascade;
comment on column order_refund.settled_by is 'Of a surplus whose refund was refused: the refund that was made instead. Null while it waits for staff.';
create index order_refund_settled_by on order_refund (settled_by) where settled_by is not null;
create index order_refund_refused_surplus on order_refund (order_id) where kind = 'surplus' and voided_at is not null and settled_by is null;

-- Refusals from before refunds were written down by order.
insert into order_refund (id, order_id, kind, amount, currency, reason, refund_id, created_at, voided_at)
select refund.id, refund.order_id, 'surplus', refund.amount, refund.currency, refund.reason, refund.id, refund.created_at, coalesce(refund.settled_at, refund.created_at)
from refund left join payment_attempt attempt on attempt.id = refund.payment_attempt_id
where refund.state = 'failed' and refund.order_id is not null and attempt.settles is not true
  and not exists (select 1 from order_refund known where known.refund_id = refund.id);

update orders set surplus_amount = least(refused.amount, paid_amount - refunded_amount)
from (select order_id, currency, sum(amount)::bigint as amount from order_refund
  where kind = 'surplus' and voided_at is not null group by order_id, currency) refused
where refused.order_id = orders.id and refused.currency = orders.currency and paid_amount > refunded_amount;
