/** Mails about reviews with sample data. */
import type { MailSample } from '#kit/server/mail/mail-sample.ts';
import { makeMailText } from '../messages/index.ts';
import { usualPagePath } from '../settings/routes/index.ts';
import { formatRequest } from './request-reviews.ts';

/** The request for a review. */
export const reviewMailSamples: readonly MailSample[] = [
  {
    kind: 'review.request',
    make(fixture) {
      const order = { id: 'sample', orderNo: '261121-4K7ZQM', email: fixture.email, lang: fixture.lang, titles: [fixture.product] };
      const site = { ...fixture, newsletterPath: usualPagePath('newsletter') };
      return makeMailText(formatRequest(site, { ...order, path: '/checkout/thankyou?order=261121-4K7ZQM', token: 'sample' }), fixture);
    },
  },
];
