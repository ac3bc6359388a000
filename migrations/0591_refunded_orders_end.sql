-- Orders that were refunded in full before refunds were written down by line went on waiting to be sent. As of now
-- (docs/rules/orders.md, "Refunds") what is unsent is taken out and its reservation released, once; with nothing left to send the order is cancelled where
-- nothing was ever sent, else completed once the rest has arrived. What returns still withhold is decided with them.

create temporary table refunded_unsent on commit drop as
select line.id as line_id, line.order_id, line.variant_id, line.quantity - line.shipped_quantity - line.withheld_quantity as unsent,
  latest.id as refund_id, latest.created_at as at
from orders
join lateral (select id, kind, created_at from order_refund where order_id = orders.id and kind <> 'surplus' and voided_at is null
  order by seq desc limit 1) latest on latest.kind <> 'goodwill'
join order_line line on line.order_id = orders.id and line.quantity > line.shipped_quantity + line.withheld_quantity
where orders.status = 'inProgress' and orders.pay_status = 'paid' and orders.refunded_amount + orders.surplus_amount = orders.paid_amount
  and (orders.account_id is null or orders.credits_returned_amount = orders.credits_amount);

update order_line line set returned_quantity = returned_quantity + unsent, withheld_quantity = withheld_quantity + unsent,
  withdrawn_quantity = withdrawn_quantity + unsent
from refunded_unsent taken where taken.line_id = line.id;

insert into refund_line (refund_id, order_line_id, taken_quantity, unsent_quantity) select refund_id, line_id, unsent, unsent from refunded_unsent
on conflict (refund_id, order_line_id) do update
  set taken_quantity = refund_line.taken_quantity + excluded.taken_quantity, unsent_quantity = refund_line.unsent_quantity + excluded.unsent_quantity;

update stock_level level set reserved = level.reserved - released.pieces
from (select variant_id, sum(unsent)::int as pieces from refunded_unsent group by variant_id) released where released.variant_id = level.variant_id;

-- Of these orders, those of which nothing is reserved any more: whether anything was sent, and whether all of it has arrived.
create temporary table refunded_end on commit drop as
select order_id, max(at) as at,
  exists (select 1 from order_line line where line.order_id = taken.order_id and line.shipped_quantity > 0) as was_sent,
  not exists (select 1 from shipment where shipment.order_id = taken.order_id and shipment.delivered_at is null) as has_arrived
from refunded_unsent taken
where not exists (select 1 from order_line line where line.order_id = taken.order_id and line.quantity > line.shipped_quantity + line.withdrawn_quantity)
group by order_id;

update orders set status = 'cancelled', cancelled_at = ending.at, version = version + 1
from refunded_end ending where ending.order_id = orders.id and not was_sent;

update orders set shipped = 'full', version = version + 1,
  status = case when has_arrived then 'completed' else status end,
  delivered_at = case when has_arrived then coalesce(delivered_at, ending.at) else delivered_at end,
  completed_at = case when has_arrived then ending.at else completed_at end
from refunded_end ending where ending.order_id = orders.id and was_sent;

insert into order_event (id, order_id, event, actor_kind, actor_name, at)
select gen_random_uuid(), order_id, case when was_sent then 'completed' else 'withdrawn' end, 'system', 'migration', at
from refunded_end where not was_sent or has_arrived;

with released as (
  update coupon_use set state = 'released' from refunded_end ending
  where coupon_use.order_id = ending.order_id and not ending.was_sent and coupon_use.state <> 'released' returning coupon_use.promotion_id)
update promotion set used_count = used_count - counted.uses
from (select promotion_id, count(*)::int as uses from released group by promotion_id) counted where counted.promotion_id = promotion.id;
