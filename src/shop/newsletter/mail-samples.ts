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
    make: (world) => makeMailText(formatConfirmation({ lang: world.lang, token: 'sample', path: usualPagePath('newsletter') }), world),
  },
  {
    kind: 'newsletter.issue',
    make(world) {
      const { lang, email, product, words } = world;
      const texts = { [lang]: { subject: product, body: words } };
      return makeMailText(
        formatIssue({ ...world, newsletterPath: usualPagePath('newsletter') }, { id: 'sample', texts }, { id: 'sample', email, lang, token: 'sample' }),
        world,
      );
    },
  },
];
