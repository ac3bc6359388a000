/** States of orders as text in a language. */
import * as m from '#messages';
import type { Order, PayStatus, RefundState } from '../contract.ts';

/** A text without parameters. */
export type Text = () => string;

const payStatuses: Readonly<Record<PayStatus, Text>> = { unpaid: m.order_pay_unpaid, paid: m.order_pay_paid };

/** `unpaid` → 'Unpaid'. */
export const payWord = (status: PayStatus): string => payStatuses[status]();

/** `partial` → 'Refunded in part'; nothing where nothing went back. */
export function refundWord(state: RefundState): string {
  if (state === 'none') return '';
  return (state === 'full' ? m.order_refund_state_full : m.order_refund_state_partial)();
}

/** What its shopper calls an order: the number that they got when they placed it. */
export const numberOf = ({ orderNo, imported }: Pick<Order, 'orderNo' | 'imported'>): string => imported?.number ?? orderNo;
