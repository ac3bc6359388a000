/** What is put into keys of texts has its texts: states of orders, what staff do with them, and the mails that they send again. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { orderStatuses, payStatuses, staffActions } from '#shop/orders/contract.ts';
import { messageLocales } from '#kit/pure/languages.ts';
import { offeredMails } from './work/resend-dialog.tsx';

const actions = staffActions.map((action) => action.replaceAll('-', '_'));
const keys = [
  ...[...orderStatuses, ...payStatuses].map((status) => `backoffice_order_${status}`),
  ...offeredMails.map((mail) => `backoffice_order_mail_${mail}`),
  // The button, the title of its dialog, and the notice on success.
  ...actions.flatMap((action) => ['action', 'ask', 'done'].map((part) => `backoffice_${part}_${action}`)),
];

it.each(messageLocales)('are all there in %s', (locale) => {
  const texts = JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Record<string, string>;
  expect(keys.filter((key) => !texts[key])).toEqual([]);
});
