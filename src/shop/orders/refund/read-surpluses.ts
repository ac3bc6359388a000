import { amount, type Amount } from '#kit/pure/amount.ts';
import type { Queryable } from '#kit/server/database.ts';
import { findFailedRefunds, type RefundSource } from '../../payments/refunds/index.ts';
import type { SurplusWay } from '../contract.ts';
import { findFailedSurplus } from './store-refunds.ts';

/** Money that paid nothing and whose refund was rejected: `source` is how it came, `instead` the payment of the order that could go back in its place. */
export type Surplus = {
  id: string;
  orderId: string;
  amount: Amount;
  currency: string;
  /** When the refund was rejected. */
  at: Date;
  source: RefundSource | null;
  instead: RefundSource | null;
  /** What staff can do about it. */
  ways: SurplusWay[];
};

/** What waits for staff of these orders, oldest first; two queries at most. */
export async function readSurpluses(reader: Queryable, orderIds: readonly string[]): Promise<Surplus[]> {
  const failed = await findFailedSurplus(reader, orderIds);
  const sources = await findFailedRefunds(
    reader,
    failed.flatMap(({ refundId }) => refundId ?? []),
  );
  return failed.map(({ id, orderId, refundId, currency, voidedAt, ...row }) => {
    const { source = null, instead = null } = sources.find((one) => one.refundId === refundId) ?? {};
    const ways: SurplusWay[] = [...(source ? (['again'] as const) : []), ...(instead ? (['otherPayment'] as const) : []), 'outside'];
    return { id, orderId, amount: amount(row.amount), currency, at: voidedAt!, source, instead, ways };
  });
}
