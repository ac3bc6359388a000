import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { queueMailText, type MailText } from '../messages/index.ts';
import { mailStopToken, mayBeMailed, stopLinks } from '../newsletter/index.ts';
import { pagePath } from '../settings/routes/index.ts';
import { findOrdersToReview, markReviewAsked, type OrderToReview } from '../orders/account/index.ts';
import { reviewLimits } from './contract.ts';

/**
 * Asks for reviews of what arrived some days ago, once for each order, by mail. Not asked is who stopped such mails, and
 * whose order was given back or refunded in full. An order that lies longer than a month back is left in peace.
 */
export async function requestReviews(context: Context): Promise<void> {
  const before = (ms: number) => new Date(context.now().getTime() - ms);
  const { askedAfterMs, askedUntilMs, askedAtOnce: limit } = reviewLimits;
  const due = await findOrdersToReview(context.db, { deliveredAfter: before(askedUntilMs), deliveredBefore: before(askedAfterMs), limit });
  for (const order of due) {
    // One that fails does not keep others from being asked.
    await ask(context, order).catch((error: unknown) => context.log.error({ err: error, order: order.id }, 'a review could not be asked for'));
  }
}

async function ask(context: Context, order: OrderToReview): Promise<void> {
  await context.transaction(async (tx) => {
    const site = { baseUrl: context.config.baseUrl, newsletterPath: await pagePath(context.db, 'newsletter') };
    const paths = await markReviewAsked(tx, order.id, context.now());
    if (paths === null || !(await mayBeMailed(tx, order.email))) return;
    await queueMailText(tx, context, formatRequest(site, { ...order, paths, token: await mailStopToken(tx, order.email) }));
  });
}

/** Where it is written: the order's page, and each product's form. */
type Paths = NonNullable<Awaited<ReturnType<typeof markReviewAsked>>>;

/** The request as text in the order's language: one link for each star of each product, and one to the order. */
export function formatRequest(
  site: { baseUrl: string; newsletterPath: string },
  { id, orderNo, email, lang, products, paths, token }: OrderToReview & { paths: Paths; token: string },
): MailText {
  const options = { locale: localeFor(lang) };
  const { page, headers } = stopLinks(site, { lang, token });
  return {
    id: `review-${id}`,
    to: email,
    lang,
    kind: 'review.request',
    values: { orderNo },
    title: m.reviews_request_title({}, options),
    paragraphs: [m.reviews_request_text({ orderNo }, options)],
    rows: products.map(({ slug, title }) => ({
      title,
      value: '',
      links: [1, 2, 3, 4, 5].map((stars) => ({ path: paths.product(slug, stars), text: `${stars} ★` })),
    })),
    link: { path: paths.order, text: m.reviews_request_link({}, options) },
    foot: m.reviews_request_foot({ address: page }, options),
    headers,
  };
}
