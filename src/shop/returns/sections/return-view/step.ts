/** What a return waits for, or how it ended. */
import type { Return } from '../../contract.ts';

/** See above; each has its words (`returns_step_<step>`). */
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
export function stepOf({ status, auditStatus, applyType, deliveryTime, receivedAt, refuseDescription }: Seen): ReturnStep {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'completed') return applyType === 'exchange' ? 'exchanged' : 'refunded';
  if (status === 'ended') {
    if (auditStatus === 'auditFailed') return 'refused';
    return refuseDescription === '' ? 'expired' : 'goodsRefused';
  }
  if (auditStatus !== 'auditSuccessful') return 'undecided';
  if (applyType === 'refundOnly') return 'refundComing';
  if (receivedAt !== null) return 'replacementComing';
  return deliveryTime === null ? 'sendGoods' : 'goodsComing';
}
