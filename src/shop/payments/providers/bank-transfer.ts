import * as m from '#messages';
import { paymentLimits } from '../contract.ts';
import type { PaymentProvider } from '../provider.ts';

/** Bank transfer: the order's number is the reference, the merchant marks the order paid. */
export const bankTransfer: PaymentProvider = {
  id: 'bankTransfer',
  kind: 'manual',
  windowMs: paymentLimits.bankTransferWindowMs,
  title: (locale) => m.payment_method_bank_transfer({}, { locale }),
  offered: () => true,
  accepts: (_sale, { bankTransfer }) => bankTransfer.iban !== '',
  start: async (_context, attempt) => ({ state: 'pending', action: { type: 'none' }, providerReference: attempt.providerReference }),
  confirm: async () => null,
  // The merchant transfers it back; that it was done is recorded.
  refund: async () => ({ state: 'succeeded' }),
  handleWebhook: async () => null,
};
