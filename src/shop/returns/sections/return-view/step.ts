/** What a return waits for, or how it ended. */
import type { Return } from '../../contract.ts';
import { isRunning, isReturnCompleted, isReturnCancelled, isApproved, isRefused } from '../../contract-states.ts';

/** Each has a text (`returns_step_<step>`). */
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

/** A step of a return on its way to a result; each has a text (`returns_way_<step>`). */
export type WayStep = 'asked' | 'approved' | 'sent' | 'refunded' | 'exchanged';

type Travelled = Seen & Pick<Return, 'appliedAt' | 'closedAt' | 'timeline'>;

/** The way of a return, with what of it is done and when; none where it ended without a result. */
export function waySoFar(shown: Travelled): { step: WayStep; isDone: boolean; at: string | null }[] {
  const isOver = isReturnCompleted(shown);
  if (!isOver && !isRunning(shown)) return [];
  const { applyType, appliedAt, closedAt, deliveryTime, receivedAt, timeline } = shown;
  const approvedAt = timeline.find(({ event }) => event === 'approved')?.at ?? null;
  const sent = { step: 'sent' as const, isDone: isOver || deliveryTime !== null || receivedAt !== null, at: deliveryTime };
  return [
    { step: 'asked', isDone: true, at: appliedAt },
    { step: 'approved', isDone: isApproved(shown), at: approvedAt },
    ...(applyType === 'refundOnly' ? [] : [sent]),
    { step: applyType === 'exchange' ? 'exchanged' : 'refunded', isDone: isOver, at: isOver ? closedAt : null },
  ];
}
