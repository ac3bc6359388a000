/** Whether a contract can be withdrawn from. Pure. */
import { isCancelled, type OrderStatus } from '#shop/orders/contract.ts';
import { withdrawalLimits } from './contract.ts';

const dayMs = 24 * 3_600_000;

/** The end of the period: fourteen whole days after the day of the delivery. Null before the delivery: the period has not begun. */
export function periodEnd(deliveredAt: Date | null): Date | null {
  if (!deliveredAt) return null;
  const day = Date.UTC(deliveredAt.getUTCFullYear(), deliveredAt.getUTCMonth(), deliveredAt.getUTCDate());
  return new Date(day + (withdrawalLimits.periodDays + 1) * dayMs);
}

/** Why a contract cannot be withdrawn from by law, or null. */
export type BlockedReason = 'noRight' | 'cancelled' | 'tooLate';

/** Looks at an order on the day of the declaration. */
export function findBlockedReason(
  order: { status: OrderStatus; deliveredAt: Date | null },
  { hasRight, statedAt }: { hasRight: boolean; statedAt: Date },
): BlockedReason | null {
  if (!hasRight) return 'noRight';
  if (isCancelled(order)) return 'cancelled';
  const end = periodEnd(order.deliveredAt);
  return end !== null && statedAt >= end ? 'tooLate' : null;
}
