/** Mails of the newsletter with sample data. */
import type { MailSample } from '#kit/server/mail/mail-sample.ts';
import { plainTextMaker } from '#kit/server/mail/render-mail.ts';
import { noticeSample } from '../messages/index.ts';
import { usualPagePath } from '../settings/routes/index.ts';
import { renderIssue } from './issues/make-mail.ts';
import { linksOf } from './letter/letter-view.ts';
import { stopLinks } from './mail-stop.ts';
import { formatConfirmation } from './subscribe.ts';

const nothing = { pictures: new Map(), products: new Map(), coupons: new Map() };

/** The confirmation, and an issue. */
export const newsletterMailSamples: readonly MailSample[] = [
  noticeSample('newsletter.confirm', ({ lang }) => formatConfirmation({ lang, token: 'sample', path: usualPagePath('newsletter') }), ['link']),
  {
    kind: 'newsletter.issue',
    async make(fixture) {
      const { lang, locale, product, words, shopName } = fixture;
      const { page } = stopLinks({ ...fixture, newsletterPath: usualPagePath('newsletter') }, { lang, token: 'sample' });
      const view = { lang, locale, found: nothing, ...linksOf(fixture), productPath: (slug: string) => `/product/${slug}`, plain: await plainTextMaker() };
      const texts = { [lang]: { subject: product, preheader: '', body: words } };
      return renderIssue({ texts, format: 'text', sections: [], footer: {} }, view, { shopName, email: '', legal: fixture.footer ?? '', page });
    },
  },
];
