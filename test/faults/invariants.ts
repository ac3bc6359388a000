/** Invariants of a shop's data (`docs/faults.md`). Each statement selects violations. */

/** A rule about the data, and the statement that selects the rows which break it. */
export type Invariant = { name: string; broken: string };

// Ledger entries of units that were shipped with an order or returned; everything else is restocking.
const soldReasons = `('shipped', 'undelivered', 'returned')`;

// Per variant, from orders and returns alone: what they wait for, what left the house, what came back into it.
const ordered = `ordered as (
    select variant_id, sum(waiting) as waiting, sum(sold) as sold, sum(back) as back from (
      select variant_id,
        case when status = 'cancelled' then 0 else quantity - shipped_quantity - withdrawn_quantity end as waiting,
        shipped_quantity as sold,
        -- Nobody took them in; a return of what was not sent at all cancels an order too, and has nothing that could come back.
        case when status = 'cancelled' then shipped_quantity else 0 end as back
      -- What another shop took left its house, not this one.
      from order_line join orders on orders.id = order_id where imported_from is null
    union all
      select order_line.variant_id, 0, 0, return_line.quantity
      from return_line join order_return on order_return.id = return_id join order_line on order_line.id = order_line_id where restocked
    union all
      -- Staff refunded what had been sent, and it came back without a return.
      select line.variant_id, 0, 0, restocked_quantity from refund_line join order_line line on line.id = order_line_id
    union all
      select exchange_variant_id,
        case when status = 'pendingApproval' and audit_status = 'auditSuccessful' then quantity else 0 end,
        case when exchanged_at is not null then quantity else 0 end, 0
      from return_line join order_return on order_return.id = return_id where exchange_variant_id is not null) counted
    group by variant_id)`;

/** Every invariant. They are read from the tables alone, without the shop's own code. */
export const invariants: readonly Invariant[] = [
  {
    name: 'on hand = ledger sum',
    broken: `select level.variant_id, level.on_hand, coalesce(sum(change), 0) as ledger
      from stock_level level left join stock_movement using (variant_id)
      group by level.variant_id, level.on_hand having level.on_hand <> coalesce(sum(change), 0)`,
  },
  {
    name: 'available + reserved + sold - returned = stocked',
    broken: `with ${ordered},
      stocked as (select variant_id, sum(change) filter (where reason not in ${soldReasons}) as stocked from stock_movement group by variant_id)
      select * from (
        select level.variant_id, level.on_hand - level.reserved as available, coalesce(waiting, 0) as reserved, coalesce(sold, 0) as sold,
          coalesce(back, 0) as returned, coalesce(stocked, 0) as stocked
        from stock_level level left join ordered using (variant_id) left join stocked using (variant_id)) counted
      where available + reserved + sold - returned <> stocked`,
  },
  {
    name: 'reserved = units that orders wait for',
    broken: `with ${ordered}
      select variant_id, level.reserved, coalesce(waiting, 0) as waiting from stock_level level left join ordered using (variant_id)
      where level.reserved <> coalesce(waiting, 0)`,
  },
  {
    name: 'shipped on a line = units in its shipments',
    broken: `select line.id, line.shipped_quantity, coalesce(sum(sent.quantity), 0) as sent
      from order_line line left join shipment_line sent on sent.order_line_id = line.id
      group by line.id, line.shipped_quantity having line.shipped_quantity <> coalesce(sum(sent.quantity), 0)`,
  },
  {
    name: 'returned on a line = units in its returns and refunds, and no more than were bought',
    broken: `select line.id, line.quantity, line.returned_quantity, line.returned_worth_amount, held.* from order_line line,
      lateral (select coalesce(sum(units), 0) as units, coalesce(sum(value), 0) as value from (
        select back.quantity as units, back.worth_amount as value from return_line back
          join order_return on order_return.id = back.return_id and order_return.status in ('pendingApproval', 'completed') where back.order_line_id = line.id
        union all select taken_quantity, taken_worth_amount from refund_line where order_line_id = line.id) counted) held
      where line.returned_quantity <> units or line.returned_worth_amount <> value or line.returned_quantity > line.quantity`,
  },
  {
    name: 'withdrawn on a line = unsent units of done returns and of refunds',
    broken: `select line.id, line.withdrawn_quantity, units from order_line line,
      lateral (select coalesce(sum(units), 0) as units from (
        select back.withheld_quantity as units from return_line back
          join order_return on order_return.id = back.return_id and order_return.status = 'completed' where back.order_line_id = line.id
        union all select unsent_quantity from refund_line where order_line_id = line.id) counted) held
      where line.withdrawn_quantity <> units`,
  },
  {
    name: 'an order that was refunded whole has nothing left to send',
    broken: `select order_no, latest.kind from orders
      join lateral (select kind from order_refund where order_id = orders.id and kind <> 'surplus' and voided_at is null order by seq desc limit 1) latest on true
      where status = 'inProgress' and pay_status = 'paid' and refunded_amount + surplus_amount = paid_amount and (account_id is null or credits_returned_amount = credits_amount)
        and gift_cards_returned_amount = gift_cards_amount
        and latest.kind <> 'goodwill'
        and exists (select 1 from order_line line where line.order_id = orders.id and line.quantity > line.shipped_quantity + line.withheld_quantity)`,
  },
  {
    name: 'no line gives back more than it cost',
    broken: `select line.id, line.total_amount, given from order_line line join orders on orders.id = line.order_id,
      lateral (select coalesce(sum(part.amount), 0) as given from refund_line part join order_refund on order_refund.id = part.refund_id and voided_at is null
        where part.order_line_id = line.id) gone
      where given > line.total_amount + case when orders.tax_included then 0 else line.tax_amount end`,
  },
  {
    name: 'the parts of a refund are no more than the refund',
    broken: `select order_refund.id, order_refund.amount, credits_amount, gift_cards_amount, shipping_amount, sum(part.amount) as lines
      from order_refund left join refund_line part on part.refund_id = order_refund.id
      group by order_refund.id having shipping_amount + coalesce(sum(part.amount), 0) > order_refund.amount + credits_amount + gift_cards_amount`,
  },
  {
    name: 'a refund is the payment that goes back for it',
    broken: `select one.id, one.amount, refund.amount as paid_back, refund.state from order_refund one join refund on refund.id = one.refund_id
        where refund.amount <> one.amount or refund.currency <> one.currency or (refund.state = 'failed') <> (one.voided_at is not null)
      union all select null, 0, refund.amount, refund.state from refund
        where order_id is not null and not exists (select 1 from order_refund where refund_id = refund.id)`,
  },
  {
    name: 'every refund of what was paid has a credit note, numbered without a gap',
    broken: `select id::text as what from order_refund where (note_number is null) <> (kind in ('surplus', 'imported') or amount + credits_amount + gift_cards_amount = 0)
      union all select year::text from credit_note_counter left join order_refund on note_year = year
        group by year, last having count(note_sequence) <> last or max(note_sequence) is distinct from last
      union all select note_number from order_refund where not exists (select 1 from credit_note_counter where year = note_year) and note_year is not null`,
  },
  {
    name: 'an order counts the returns that run',
    broken: `select order_no, open_returns, count(order_return.id) as running
      from orders left join order_return on order_return.order_id = orders.id and order_return.status = 'pendingApproval'
      group by orders.id having open_returns <> count(order_return.id)`,
  },
  {
    name: 'no units sold that were never there, but for those that were sold ahead',
    broken: `with ahead as (
        select variant_id, sum(least(ahead_quantity, quantity - shipped_quantity - withdrawn_quantity)) as units
        from order_line join orders on orders.id = order_id where ahead_quantity > 0 and status <> 'cancelled' group by variant_id)
      select variant_id, on_hand, reserved, coalesce(units, 0) as ahead from stock_level left join ahead using (variant_id)
      where tracked and policy = 'deny' and reserved > on_hand + coalesce(units, 0)`,
  },
  {
    name: 'paid = settled payments are the total',
    broken: `select order_no, pay_status, total_amount, settled from (
        select orders.order_no, pay_status, total_amount - due_amount as total_amount,
          coalesce(sum(captured_amount) filter (where settles and attempt.state in ('captured', 'refunded')), 0)
            -- Staff changed the order, and it costs less: that part of what paid it went back, or is to.
            - (select coalesce(sum(less.amount), 0) from order_refund less join refund on refund.id = less.refund_id
                join payment_attempt paid on paid.id = refund.payment_attempt_id and paid.settles
                left join order_refund later on later.id = less.settled_by
                where less.order_id = orders.id and less.kind = 'surplus' and (later.id is null or later.refund_id is null)) as settled
        from orders left join payment on payment.order_id = orders.id left join payment_attempt attempt on attempt.payment_id = payment.id
        where orders.imported_from is null group by orders.id) counted
      where settled <> case pay_status when 'paid' then total_amount else 0 end
      union all select order_no, pay_status, total_amount, due_amount from orders where due_amount > 0 and (pay_status <> 'paid' or status = 'cancelled')`,
  },
  {
    name: 'an imported order is history: paid elsewhere or cancelled, and nothing of it waits, moves or was promised here',
    broken: `select order_no, external_number, status, pay_status, paid_amount from orders
      where imported_from is not null and (status not in ('completed', 'cancelled') or paid_amount <> case pay_status when 'paid' then total_amount else 0 end
        or status = 'completed' and pay_status <> 'paid' or due_amount > 0 or credits_amount > 0 or gift_cards_amount > 0 or open_returns > 0 or surplus_amount > 0
        or exists (select 1 from payment where order_id = orders.id) or exists (select 1 from coupon_use where order_id = orders.id)
        or exists (select 1 from order_return where order_id = orders.id) or exists (select 1 from invoice where order_id = orders.id)
        or exists (select 1 from order_refund where order_id = orders.id and (kind <> 'imported' or refund_id is not null)))
      union all select order_no, external_number, status, pay_status, paid_amount from orders
        where imported_from is null and exists (select 1 from order_refund where order_id = orders.id and kind = 'imported')`,
  },
  {
    name: 'money that pays no order goes back, once',
    broken: `select attempt.id, attempt.captured_amount, coalesce(sum(refund.amount), 0) as refunded
      from payment_attempt attempt left join refund on refund.payment_attempt_id = attempt.id and refund.state <> 'failed'
      where attempt.captured_amount > 0 and not attempt.settles
        -- Refused: it waits for staff, or was settled outside of the shop.
        and not exists (select 1 from refund refused join order_refund held on held.refund_id = refused.id
          left join order_refund instead on instead.id = held.settled_by
          where refused.payment_attempt_id = attempt.id and held.voided_at is not null and (instead.id is null or instead.refund_id is null))
      group by attempt.id having count(refund.id) <> 1 or sum(refund.amount) <> attempt.captured_amount`,
  },
  {
    name: 'an order holds the surplus that could not be given back',
    broken: `select order_no, surplus_amount, coalesce(sum(held.amount), 0) as held from orders
      left join order_refund held on held.order_id = orders.id and held.kind = 'surplus' and held.voided_at is not null and held.settled_by is null
        and held.currency = orders.currency
      group by orders.id having surplus_amount <> coalesce(sum(held.amount), 0)`,
  },
  {
    name: 'what was agreed to at PayPal is for one order, once',
    broken: `select checkout_id, state, count(*) from payment_approval where state in ('agreed', 'used') group by checkout_id, state having count(*) > 1
      union all
      select approval.checkout_id, 'no order', 0 from payment_approval approval left join orders on orders.checkout_id = approval.checkout_id
        where approval.state = 'used' and orders.id is null`,
  },
  {
    name: 'money of nothing known goes back, once',
    broken: `select method_id, provider_reference, count(*) as refunds from refund where payment_attempt_id is null and state <> 'failed'
      group by 1, 2 having count(*) > 1`,
  },
  {
    name: 'refunds of a capture <= the capture',
    broken: `select attempt.id, attempt.captured_amount, sum(refund.amount) as refunded
      from payment_attempt attempt join refund on refund.payment_attempt_id = attempt.id and refund.state <> 'failed'
      group by attempt.id having sum(refund.amount) > attempt.captured_amount`,
  },
  {
    name: 'refunds <= paid',
    broken: `select order_no, paid_amount, refunded_amount, refunded from (
        select orders.order_no, paid_amount, refunded_amount, surplus_amount,
          coalesce(sum(one.amount) filter (where one.voided_at is null and one.currency = orders.currency), 0) as refunded
        from orders left join order_refund one on one.order_id = orders.id group by orders.id) counted
      where refunded_amount + surplus_amount > paid_amount or refunded <> refunded_amount`,
  },
  {
    name: 'no order without lines',
    broken: `select order_no from orders where not exists (select 1 from order_line where order_id = orders.id)`,
  },
  {
    name: "an order's lines are its subtotal",
    broken: `select order_no, subtotal_amount, sum(price_amount * quantity) as lines from orders join order_line line on line.order_id = orders.id
      group by orders.id having subtotal_amount <> sum(price_amount * quantity)`,
  },
  {
    name: "an order's sums add up to its total",
    broken: `select order_no, total_amount, sum from (
        select order_no, total_amount, subtotal_amount + shipping_fee_amount + case when tax_included then 0 else tax_amount end - credits_amount - gift_cards_amount
          - (select coalesce(sum((discount ->> 'amount')::bigint), 0) from jsonb_array_elements(coupon_discounts || promotion_discounts) discount) as sum
        from orders) counted
      where total_amount <> sum`,
  },
  {
    name: 'one order per checkout',
    broken: `select checkout_id, count(*) as orders from orders where checkout_id is not null group by 1 having count(*) > 1`,
  },
  {
    name: 'a placed checkout has its order, and no other',
    broken: `select checkout.slug, checkout.order_no from checkout left join orders on orders.checkout_id = checkout.id
      where checkout.order_no is distinct from orders.order_no`,
  },
  {
    name: 'a promotion is used as often as orders hold it, and within its limit',
    broken: `select promotion.slug, used_count, total_limit, count(used.id) as held
      from promotion left join coupon_use used on used.promotion_id = promotion.id and used.state <> 'released'
      group by promotion.id having used_count <> count(used.id) or count(used.id) > coalesce(total_limit, count(used.id))`,
  },
  {
    name: 'a cancelled order holds no coupon',
    broken: `select order_no from orders join coupon_use used on used.order_id = orders.id where orders.status = 'cancelled' and used.state <> 'released'`,
  },
  {
    name: 'credits = ledger sum',
    broken: `select account_id, balance.amount, coalesce(sum(entry.amount), 0) as ledger
      from credit_balance balance full join credit_entry entry using (account_id)
      group by account_id, balance.amount having coalesce(balance.amount, 0) <> coalesce(sum(entry.amount), 0)`,
  },
  {
    name: 'credits in an order = credits that its ledger holds',
    broken: `select order_no, credits_held_amount, held from (
        select orders.order_no, credits_held_amount, coalesce(-sum(entry.amount) filter (where reason in ('orderHeld', 'orderChanged')), 0) as held
        from orders left join credit_entry entry on entry.order_id = orders.id group by orders.id) counted
      where held <> credits_held_amount`,
  },
  {
    name: "a gift card's balance = ledger sum",
    broken: `select card.id, balance_amount, coalesce(sum(entry.amount), 0) as ledger
      from gift_card card left join gift_card_entry entry on entry.gift_card_id = card.id
      group by card.id having balance_amount <> coalesce(sum(entry.amount), 0)`,
  },
  {
    name: 'gift cards in an order = what their ledgers gave it',
    broken: `select order_no, left_of, given from (
        select orders.order_no, gift_cards_amount - gift_cards_returned_amount as left_of,
          coalesce(-sum(entry.amount) filter (where reason in ('redeemed', 'refunded')), 0) as given
        from orders left join gift_card_entry entry on entry.order_id = orders.id group by orders.id) counted
      where left_of <> given`,
  },
  {
    name: 'a cancelled order holds no gift card',
    broken: `select order_no, gift_cards_amount, gift_cards_returned_amount from orders where status = 'cancelled' and gift_cards_returned_amount <> gift_cards_amount`,
  },
];

/** The rule about what the shop has said to its shoppers; it takes the order numbers that were acknowledged. */
export const acknowledgedExist: Invariant = {
  name: 'every acknowledged order exists',
  broken: `select order_no from unnest($1::text[]) as confirmed (order_no) except select order_no from orders`,
};
