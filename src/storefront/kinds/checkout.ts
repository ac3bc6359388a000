/** The checkout's page, the page after ordering, and the plain forms that begin a checkout without script. */
import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { AnyPageKind, PageForm, PageKind } from '#kit/server/page/page-kind.ts';
import { addInput } from '#shop/cart/contract.ts';
import { beginPaypal } from '#shop/checkout/paypal/index.ts';
import { checkoutExists, createCheckout, readCheckout } from '#shop/checkout/index.ts';
import type { Checkout } from '#shop/checkout/contract.ts';
import type { CheckoutModel } from '#shop/checkout/sections.ts';
import { openOrderInput, orderLimits } from '#shop/orders/contract.ts';
import { openOrder, readOrder } from '#shop/orders/index.ts';
import type { ThankYouProps } from '#shop/orders/sections.ts';
import { starsOfPage } from '#shop/reviews/index.ts';
import { readSettings } from '#shop/settings/index.ts';
import { localPath } from '#ui/page-view.tsx';
import { reviewPath } from '#ui/products/review-path.ts';
import { checkoutForms } from './checkout-forms.ts';
import { readFields } from './form-fields.ts';
import { returnForms } from './return-forms.ts';

const toCheckout = (lang: string, { slug }: { slug: string }) => ({ location: localPath({ lang }, `/checkout/${slug}`) });

/** Begins a checkout of the cart. */
export const checkOutForm: PageForm = async (context) => toCheckout(context.lang, await createCheckout(context, { source: 'cart' }));

/** Begins a checkout of what a product page's form names. */
export const buyNowForm: PageForm = async (context, fields) =>
  toCheckout(context.lang, await createCheckout(context, { source: 'buyNow', ...readFields(context, fields, { schema: addInput, numbers: ['quantity'] }) }));

/** Leads to PayPal's page, where the cart, or what a product page's form names, is agreed to. */
export const paypalCartForm: PageForm = async (context) => ({ location: (await beginPaypal(context, { source: 'cart' })).url });

export const paypalNowForm: PageForm = async (context, fields) => {
  const now = readFields(context, fields, { schema: addInput, numbers: ['quantity'] });
  return { location: (await beginPaypal(context, { source: 'buyNow', ...now })).url };
};

/** Null for what is not there and what is not the caller's: the browser may know more (a session, a mailed token). */
async function orNull<Value>(read: Promise<Value>): Promise<Value | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ShopError && error.spec === notFound) return null;
    throw error;
  }
}

const checkoutKind: PageKind<CheckoutModel> = {
  name: 'checkout',
  kind: 'checkout',
  query: ['step', 'by', 'said'],
  visibility: 'private',
  forms: checkoutForms,
  showsFormErrors: true,
  async load(context, { params, query }) {
    const slug = params['slug']!;
    const initial = await orNull(readCheckout(context, { slug }));
    if (!initial && !(await checkoutExists(context, slug))) return { kind: 'notFound' };
    const payment = initial?.payable ? await paymentOf(context, initial, query) : null;
    return { kind: 'found', model: { slug, initial, payment }, meta: { title: m.checkout_title({}, context), description: '', robots: 'noindex' }, tags: [] };
  },
};

/** What became of the payment of an order that waits for one. */
async function paymentOf(context: Context, { orderNo }: Checkout, query: URLSearchParams): Promise<CheckoutModel['payment']> {
  if (query.get('said') === 'notStarted') return 'notStarted';
  const order = orderNo === null ? null : await orNull(readOrder(context, { orderNo }));
  return order?.payment?.state === 'failed' ? 'declined' : null;
}

/** Opens an order by its mailed link, and leads to it or on to a review; the secret part is in no address afterwards. */
const openForm: PageForm = async (context, fields, { query }) => {
  const { link } = readFields(context, fields, { schema: openOrderInput });
  const { orderNo } = await openOrder(context, { orderNo: query.get('order') ?? '', link });
  const toReview = await reviewPathOf(context, query);
  if (toReview) return { location: localPath(context, toReview) };
  return { location: `${localPath(context, '/checkout/thankyou')}?order=${encodeURIComponent(orderNo)}` };
};

/** Where the address wants a product reviewed, and with how many stars; null where it does not. */
async function reviewPathOf({ db }: Context, query: URLSearchParams): Promise<string | null> {
  const slug = query.get('review');
  if (slug === null) return null;
  const { routes } = await readSettings(db);
  return reviewPath({ paths: routes }, slug, starsOfPage(query) ?? 0);
}

const thankYouKind: PageKind<ThankYouProps> = {
  name: 'checkout-thankyou',
  kind: 'checkout',
  query: ['order', 'review', 'review.stars', 'said'],
  visibility: 'private',
  forms: { open: openForm, ...returnForms },
  showsFormErrors: true,
  async load(context, { query }) {
    const orderNo = query.get('order') ?? '';
    if (orderNo === '' || orderNo.length > orderLimits.orderNoLength) return { kind: 'notFound' };
    const initial = await orNull(readOrder(context, { orderNo }));
    const toReview = await reviewPathOf(context, query);
    if (initial && toReview) return { kind: 'redirect', status: 302, location: localPath(context, toReview) };
    const model = { orderNo, initial, ...(toReview ? { reviewPath: toReview } : {}) };
    return { kind: 'found', model, meta: { title: m.order_title({ orderNo }, context), description: '', robots: 'noindex' }, tags: [] };
  },
};

/** The kinds. */
export const checkoutKinds: readonly AnyPageKind[] = [checkoutKind, thankYouKind];
