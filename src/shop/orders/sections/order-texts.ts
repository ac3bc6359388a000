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

type Money = { amount: number; currency: string };

/** What an order came to, for lists; where nothing was left to pay, what paid it instead of a nought. */
export function sumText({ total, credits, giftCards }: { total: Money; credits: Money; giftCards: Money }, money: (sum: Money) => string): string {
  if (total.amount === 0 && credits.amount > 0) return m.order_sum_credit();
  if (total.amount === 0 && giftCards.amount > 0) return m.order_sum_gift_card();
  return money(total);
}
