/** Mails of the newsletter with sample data. */
import type { MailSample } from '#kit/server/mail/mail-sample.ts';
import { noticeSample } from '../messages/index.ts';
import { usualPagePath } from '../settings/routes/index.ts';
import { makeIssueMail } from './issues/make-mail.ts';
import { stopLinks } from './mail-stop.ts';
import { formatConfirmation } from './subscribe.ts';

/** The confirmation, and an issue. */
export const newsletterMailSamples: readonly MailSample[] = [
  noticeSample('newsletter.confirm', ({ lang }) => formatConfirmation({ lang, token: 'sample', path: usualPagePath('newsletter') }), ['link']),
  {
    kind: 'newsletter.issue',
    make(fixture) {
      const { lang, product, words } = fixture;
      const { page } = stopLinks({ ...fixture, newsletterPath: usualPagePath('newsletter') }, { lang, token: 'sample' });
      return makeIssueMail({ texts: { [lang]: { subject: product, body: words } }, format: 'text', lang, page }, fixture);
    },
  },
];
