import type { MailSample } from '#kit/server/mail/mail-sample.ts';
import { noticeSample } from '../messages/index.ts';
import { formatGiftCard } from './send-cards.ts';

/** The mails of this slice, as the back office shows and tests check them. */
export const giftCardMailSamples: readonly MailSample[] = [
  noticeSample(
    'giftCard.code',
    ({ lang, email, firstName, lastName, words }) =>
      formatGiftCard({
        id: 'sample',
        recipientEmail: email,
        recipientName: firstName,
        senderName: lastName,
        message: words,
        lang,
        code: 'ABCD-EFGH-JKLM-NPQR',
        balance: { amount: 5_000, currency: 'USD' },
        expiresAt: null,
      }),
    ['code'],
  ),
];
