import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { receiveForm, rejectLinks, type GuardInput } from '#kit/server/limits/form-guard.ts';
import { newId } from '#kit/server/ids.ts';
import { ensureShopper, recordActivity, shopperOf, type Shopper } from '../accounts/index.ts';
import { findProductKey, recordRating } from '../catalog/index.ts';
import { attachUploads, releaseUploads, showUploads } from '../media/uploads/index.ts';
import { findPurchases } from '../orders/account/index.ts';
import { readSettings } from '../settings/index.ts';
import { alreadyReviewed, type ReviewInput } from './contract.ts';
import { findUnusedPurchase, listPictures, replacePictures, upsertReview } from './store.ts';

/** The response to the author of a review. */
export type ReviewAnswer = { state: 'pending' | 'approved'; message: string };

/**
 * Stores a shopper's review of a product: one for each shopper; until it is approved, a newer text replaces the older one.
 * It is shown once it is approved; of a verified buyer at once, where the merchant set that and staff did not refuse an earlier text. One order makes one
 * review of a product a verified buyer's: the first that is sent.
 * @throws notFound (404) for an unknown product, alreadyReviewed (41), invalidInput (40) for pictures that are not the shopper's or too many links, tooMany (429)
 */
export async function addReview(context: Context, input: ReviewInput & GuardInput): Promise<ReviewAnswer> {
  const product = await findProductKey(context.db, input.product);
  if (!product) throw new ShopError(notFound);
  rejectLinks({ name: input.name, title: input.title, text: input.text }, context);
  const { reviews: rules } = await readSettings(context.db);
  const answer = await context.transaction(async (tx) => {
    const known = shopperOf(context);
    if (!(await receiveForm(tx, context, { form: 'review', guard: input, visitor: known && (known.accountId ?? known.guestId) }))) return 'pending';
    const shopper = await ensureShopper(context, tx);
    const purchases = await findPurchases(context, tx, { productId: product.id, orderNo: input.orderNo, orderToken: input.orderToken });
    const orderId = await findUnusedPurchase(tx, { productId: product.id, purchases, shopper });
    const wanted = orderId !== null && rules.autoApproveVerified ? 'approved' : 'pending';
    const state = await write(tx, context, { input, shopper, productId: product.id, orderId, wanted });
    if (shopper.accountId) await recordActivity(tx, context, { accountId: shopper.accountId, kind: 'reviewWritten', detail: { product: input.product } });
    return state;
  });
  const say = answer === 'approved' ? m.reviews_thanks_shown : m.reviews_thanks;
  return { state: answer, message: say({}, { locale: context.locale }) };
}

type Writing = { input: ReviewInput; shopper: Shopper; productId: string; orderId: string | null; wanted: ReviewAnswer['state'] };

async function write(tx: Tx, context: Context, { input, shopper, productId, orderId, wanted: state }: Writing): Promise<ReviewAnswer['state']> {
  const { rating: stars, title, text: body, images } = input;
  const author = input.name || m.reviews_anonymous({}, { locale: context.locale });
  const review = await upsertReview(tx, {
    id: newId(),
    productId,
    ...shopper,
    author,
    stars,
    title,
    body,
    lang: context.lang,
    orderId,
    verified: orderId !== null,
    state,
    at: context.now(),
  });
  if (!review) throw new ShopError(alreadyReviewed);
  const { id } = review;
  const before = await listPictures(tx, id);
  const pictures = [...new Set(images)];
  await attachUploads(tx, context, { ids: pictures, kept: before, purpose: 'review', shopper });
  await replacePictures(tx, id, pictures);
  await releaseUploads(
    tx,
    before.filter((one) => !pictures.includes(one)),
    context.now(),
  );
  if (review.state !== 'approved') return 'pending';
  await showUploads(tx, { ids: pictures, purpose: 'review', now: context.now() });
  await recordRating(tx, { productId, stars, count: 1 });
  await invalidateTags(tx, [`reviews:${productId}`]);
  return 'approved';
}
