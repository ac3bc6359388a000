/** What must hold of money and stock at all times (docs/rules/money.md, "Invariants"), whatever a test did. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

type Row = { orderNo: string; payStatus: string; totalAmount: number; paidAmount: number; refundedAmount: number; settled: number; refunds: number };

/** Paid ⇔ settled payments, less what went back since the order was changed = total less what is due; refunds ≤ paid; what orders count as refunded are the refunds that did not fail; on hand = the ledger's sum. */
export async function expectMoneyHolds(shop: TestApp): Promise<void> {
  const db = shop.kysely;
  const { rows } = await sql<Row>`
    select o.order_no, o.pay_status, (o.total_amount - o.due_amount)::int8 as total_amount, o.paid_amount, o.refunded_amount,
      coalesce((select sum(captured_amount) from payment_attempt a join payment p on p.id = a.payment_id where p.order_id = o.id and a.settles), 0)::int8
        - coalesce((select sum(less.amount) from order_refund less join refund r on r.id = less.refund_id join payment_attempt a on a.id = r.payment_attempt_id and a.settles
          left join order_refund later on later.id = less.settled_by
          where less.order_id = o.id and less.kind = 'surplus' and (later.id is null or later.refund_id is null)), 0)::int8 as settled,
      (coalesce((select sum(amount) from refund r where r.order_id = o.id and r.state <> 'failed' and r.currency = o.currency), 0)
        + coalesce((select sum(amount) from order_refund outside where outside.order_id = o.id and kind = 'surplus' and refund_id is null
          and voided_at is null and outside.currency = o.currency), 0))::int8 as refunds
    from orders o`.execute(db);
  for (const row of rows) {
    expect([row.orderNo, row.payStatus === 'paid']).toEqual([row.orderNo, row.settled === row.totalAmount]);
    expect([row.orderNo, row.refunds]).toEqual([row.orderNo, row.refundedAmount]);
    expect(row.refundedAmount).toBeLessThanOrEqual(row.paidAmount);
  }
  const stock = await sql<{
    ok: boolean;
  }>`select bool_and(level.on_hand = coalesce((select sum(change) from stock_movement m where m.variant_id = level.variant_id), 0)) as ok from stock_level level`.execute(
    db,
  );
  expect(stock.rows[0]?.ok ?? true).toBe(true);
}
