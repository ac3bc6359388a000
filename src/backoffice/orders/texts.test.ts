/** What is put into keys of texts has its texts: states of orders, what staff do with them, and the mails that they send again. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { orderStatuses, payStatuses, refundStates, staffActions } from '#shop/orders/contract.ts';
import { messageLocales } from '#kit/pure/languages.ts';
import { paymentState } from './payment-state.ts';
import { offeredMails } from './work/resend-dialog.tsx';

const actions = staffActions.map((action) => action.replaceAll('-', '_'));
const keys = [
  ...[...orderStatuses, ...payStatuses].map((status) => `backoffice_order_${status}`),
  ...['captured', 'refunded'].flatMap((state) => refundStates.map((refundState) => paymentState(state, { refundState }))),
  ...offeredMails.map((mail) => `backoffice_order_mail_${mail}`),
  // The button, the title of its dialog, and the notice on success.
  ...actions.flatMap((action) => ['action', 'ask', 'done'].map((part) => `backoffice_${part}_${action}`)),
];

it.each(messageLocales)('are all there in %s', (locale) => {
  const texts = JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Record<string, string>;
  expect(keys.filter((key) => !texts[key])).toEqual([]);
});

it('a payment of which a part went back is not said to have gone back', () => {
  expect(refundStates.map((refundState) => paymentState('refunded', { refundState }))).toEqual([
    'backoffice_payment_refunded',
    'backoffice_payment_refundedPartly',
    'backoffice_payment_refunded',
  ]);
});
