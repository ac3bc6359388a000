/** The mail about a checkout that was left, with sample data. */
import type { MailSample } from '#kit/server/mail/mail-sample.ts';
import { makeMailText } from '#shop/messages/index.ts';
import { usualPagePath } from '#shop/settings/routes/index.ts';
import { formatRecovery } from './mail-abandoned.ts';

export const recoveryMailSamples: readonly MailSample[] = [
  {
    kind: 'checkout.recovery',
    make(fixture) {
      const { lang, email, product } = fixture;
      const site = { ...fixture, newsletterPath: usualPagePath('newsletter') };
      return makeMailText(
        formatRecovery(site, { id: 'sample', email, lang, lines: [{ title: product, quantity: 2 }], token: 'sample', recovery: 'sample' }),
        fixture,
      );
    },
  },
];
