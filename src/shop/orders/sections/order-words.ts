/** States of orders in words of a language. */
import * as m from '#messages';
import type { Locale } from '#kit/pure/shop-error.ts';
import type { OrderStatus, PayStatus } from '../contract.ts';

type Said = (params: object, options: { locale: Locale }) => string;

const statuses: Readonly<Record<OrderStatus, Said>> = {
  inProgress: m.order_status_inProgress,
  completed: m.order_status_completed,
  cancelled: m.order_status_cancelled,
  pendingCancellation: m.order_status_pendingCancellation,
};
const payStatuses: Readonly<Record<PayStatus, Said>> = { unpaid: m.order_pay_unpaid, paid: m.order_pay_paid };

/** `inProgress` → 'In progress'. */
export const statusWord = (status: OrderStatus, locale: Locale): string => statuses[status]({}, { locale });
/** `unpaid` → 'Unpaid'. */
export const payWord = (status: PayStatus, locale: Locale): string => payStatuses[status]({}, { locale });
