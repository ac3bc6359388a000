import type { StaffOrder } from './staff-order.ts';

/** The words for the state of a payment. The API says `refunded` as soon as any of it went back. */
export function paymentState(state: string, { refundState }: Pick<StaffOrder, 'refundState'>): string {
  return `backoffice_payment_${state === 'refunded' && refundState === 'partial' ? 'refundedPartly' : state}`;
}
