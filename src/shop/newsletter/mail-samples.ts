/** Mails of the newsletter with sample data. */
import type { MailSample } from '#kit/server/mail/mail-sample.ts';
import { makeMailText } from '../messages/index.ts';
import { usualPagePath } from '../settings/routes/index.ts';
import { formatIssue } from './send-issue.ts';
import { formatConfirmation } from './subscribe.ts';

/** The confirmation, and an issue. */
export const newsletterMailSamples: readonly MailSample[] = [
  {
    kind: 'newsletter.confirm',
    make: (fixture) => makeMailText(formatConfirmation({ lang: fixture.lang, token: 'sample', path: usualPagePath('newsletter') }), fixture),
  },
  {
    kind: 'newsletter.issue',
    make(fixture) {
      const { lang, email, product, words } = fixture;
      const texts = { [lang]: { subject: product, body: words } };
      return makeMailText(
        formatIssue({ ...fixture, newsletterPath: usualPagePath('newsletter') }, { id: 'sample', texts }, { id: 'sample', email, lang, token: 'sample' }),
        fixture,
      );
    },
  },
];
