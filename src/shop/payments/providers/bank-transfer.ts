import * as m from '#messages';
import { formatPrice } from '#kit/pure/amount.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { paymentLimits } from '../contract.ts';
import type { PaymentSettings } from '../../settings/contract.ts';
import type { DuePayment, PaymentProvider } from '../provider.ts';

/** Bank transfer: the order's number is the reference, the merchant marks the order paid. */
export const bankTransfer: PaymentProvider = {
  id: 'bankTransfer',
  traits: { capturedLater: true, shipsBeforePayment: false },
  windowMs: paymentLimits.bankTransferWindowMs,
  title: (locale) => m.payment_method_bank_transfer({}, { locale }),
  note: (locale) => m.checkout_pay_transfer_note({}, { locale }),
  instructions: (due, { bankTransfer: account }, locale) => transferInstructions(due, account, locale),
  offered: () => true,
  accepts: (_sale, { bankTransfer }) => bankTransfer.iban !== '',
  start: async (_context, attempt) => ({ state: 'pending', action: { type: 'none' }, providerReference: attempt.providerReference }),
  confirm: async () => null,
  // The merchant transfers it back; that it was done is recorded.
  refund: async () => ({ state: 'succeeded' }),
  handleWebhook: async () => null,
};

/** Amount and recipient of a bank transfer for an order, as text in a language. */
function transferInstructions(
  { orderNo, totalAmount, currency }: DuePayment,
  account: PaymentSettings['bankTransfer'],
  locale: Locale,
): { title: string; value: string }[] {
  const rows: [(params: object, options: { locale: Locale }) => string, string][] = [
    [m.order_transfer_amount, formatPrice({ amount: totalAmount, currency }, locale)],
    [m.order_transfer_holder, account.accountHolder],
    [m.order_transfer_bank, account.bankName],
    [m.order_transfer_iban, account.iban],
    [m.order_transfer_bic, account.bic],
    [m.order_transfer_reference, orderNo],
  ];
  return rows.filter(([, value]) => value !== '').map(([title, value]) => ({ title: title({}, { locale }), value }));
}
