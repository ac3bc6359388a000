/** What a return waits for, or how it ended. */
import type { Return } from '../../contract.ts';
import { isRunning, isReturnCompleted, isReturnCancelled, isApproved, isRefused } from '../../contract-states.ts';

/** See above; each has a text (`returns_step_<step>`). */
export type ReturnStep =
  | 'undecided'
  | 'refundComing'
  | 'sendGoods'
  | 'goodsComing'
  | 'replacementComing'
  | 'refused'
  | 'goodsRefused'
  | 'expired'
  | 'cancelled'
  | 'refunded'
  | 'exchanged';

type Seen = Pick<Return, 'status' | 'auditStatus' | 'applyType' | 'deliveryTime' | 'receivedAt' | 'refuseDescription'>;

/** See above. */
export function stepOf(shown: Seen): ReturnStep {
  const { applyType, deliveryTime, receivedAt, refuseDescription } = shown;
  if (isReturnCancelled(shown)) return 'cancelled';
  if (isReturnCompleted(shown)) return applyType === 'exchange' ? 'exchanged' : 'refunded';
  if (!isRunning(shown)) {
    if (isRefused(shown)) return 'refused';
    return refuseDescription === '' ? 'expired' : 'goodsRefused';
  }
  if (!isApproved(shown)) return 'undecided';
  if (applyType === 'refundOnly') return 'refundComing';
  if (receivedAt !== null) return 'replacementComing';
  return deliveryTime === null ? 'sendGoods' : 'goodsComing';
}
