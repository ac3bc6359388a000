import * as m from '#messages';
import type { PaymentProvider } from '../provider.ts';

/** Cash on delivery: the carrier collects, the merchant marks the order paid. */
export const cashOnDelivery: PaymentProvider = {
  id: 'cashOnDelivery',
  traits: { capturedLater: true, shipsBeforePayment: true },
  windowMs: null,
  title: (locale) => m.payment_method_cash_on_delivery({}, { locale }),
  note: (locale) => m.checkout_pay_delivery_note({}, { locale }),
  orderNote: (locale) => m.order_pay_at_door({}, { locale }),
  offered: () => true,
  accepts: ({ atDoor, country }, { cashOnDelivery: { offered, countries } }) =>
    offered && atDoor && (countries.length === 0 || (country !== null && countries.includes(country))),
  start: async (_context, attempt) => ({ state: 'pending', action: { type: 'none' }, providerReference: attempt.providerReference }),
  confirm: async () => null,
  // The merchant hands it back; that it was done is recorded.
  refund: async () => ({ state: 'succeeded' }),
  handleWebhook: async () => null,
};
