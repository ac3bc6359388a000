/** Mails about reviews with sample data. */
import type { MailSample } from '#kit/server/mail/mail-sample.ts';
import { noticeSample } from '../messages/index.ts';
import { usualPagePath } from '../settings/routes/index.ts';
import { formatRequest } from './request-reviews.ts';

/** The request for a review. */
export const reviewMailSamples: readonly MailSample[] = [
  noticeSample(
    'review.request',
    (fixture) => {
      const order = { id: 'sample', orderNo: '261121-4K7ZQM', email: fixture.email, lang: fixture.lang, products: [{ slug: 'cup', title: fixture.product }] };
      const path = '/checkout/thankyou?order=261121-4K7ZQM';
      const paths = { order: path, product: (slug: string, stars: number) => `${path}&review=${slug}&review.stars=${stars}` };
      const site = { ...fixture, newsletterPath: usualPagePath('newsletter') };
      return formatRequest(site, { ...order, paths, token: 'sample' });
    },
    ['link'],
  ),
];
