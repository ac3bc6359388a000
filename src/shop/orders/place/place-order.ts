import { randomBytes } from 'node:crypto';
import { add, subtract, zero } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { recordActivity } from '../../accounts/index.ts';
import { changeCredits } from '../../credits/index.ts';
import { redeemGiftCards } from '../../gift-cards/index.ts';
import { paymentDueAt } from '../../payments/index.ts';
import { openPayment } from '../../payments/attempts/index.ts';
import type { Attempt } from '../../payments/index.ts';
import { takeUses } from '../../promotions/apply/index.ts';
import { takeOffers } from '../../promotions/sources/index.ts';
import { reserveStock } from '../../stock/index.ts';
import { firstOrderStatus, type OrderDraft, type PlacedOrder } from '../contract.ts';
import { markWaiting } from '../ship/store-waiting.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { insertNamedLines, type NamesOfVariants } from './insert-named-lines.ts';
import { queueSale } from './queue-sale.ts';
import { issueAccessToken, newAccessToken } from '../access-token.ts';
import { recordEvent } from '../record-event.ts';
import { assertDraftAddsUp, orderNumber } from '../rules.ts';
import { findOrder, insertOrder, nameOtherOrder, type OrderToken } from '../store.ts';

const mostNumbersTried = 5;

/**
 * Places an order in the caller's transaction: its own copy of everything, stock reserved, payment opened, the
 * confirmation (or `mail`) queued. A checkout that was placed before answers its first order and changes nothing.
 * A guest gets a new token each time, unless the order is no longer the guest's. A total of 0 is paid at once. With `pays` the first attempt to pay is written with the order, and
 * answered: the caller starts it once the transaction is committed. `names` are what its variants are called, where the caller has read them.
 * @throws outOfStock (41) when units are missing, promotionExhausted (40) when a coupon ran out meanwhile, notEnoughCredits, giftCardTooLittle (41)
 */
export async function placeOrder(tx: Tx, context: Context, draft: OrderDraft, options: PlaceOptions = {}): Promise<NewlyPlaced> {
  const { isNew, ...placed } = await writeOrder(tx, context, draft, options);
  // Last, so that the popular units stay locked no longer than needed.
  if (isNew) await reserveGoods(tx, [{ orderId: placed.orderId, draft }]);
  return placed;
}

/**
 * Places what is there and what waits for stock as two orders that name each other, as `placeOrder` places one. Answers what is there. `later` has a checkout
 * of its own.
 * @throws as `placeOrder`
 */
export async function placeInTwo(
  tx: Tx,
  context: Context,
  { now, later }: { now: OrderDraft; later: OrderDraft },
  options: PlaceOptions = {},
): Promise<NewlyPlaced & { laterNo: string }> {
  const { isNew: _isNew, ...placed } = await writeOrder(tx, context, now, options);
  const { orderId, orderNo } = await writeOrder(tx, context, later, { ...options, pays: false });
  await nameOtherOrder(tx, [
    [placed.orderId, orderNo],
    [orderId, placed.orderNo],
  ]);
  // Of both at once: a variant may be in both, and levels are locked in one order.
  await reserveGoods(tx, [
    { orderId: placed.orderId, draft: now },
    { orderId, draft: later },
  ]);
  return { ...placed, laterNo: orderNo };
}

/** `mail`: null where none is sent. `pays`: the first attempt to pay is written along. */
type PlaceOptions = { mail?: 'placed' | 'invoice' | null; pays?: boolean; names?: NamesOfVariants | undefined };
type NewlyPlaced = PlacedOrder & { attempt: Attempt | null };

async function writeOrder(
  tx: Tx,
  context: Context,
  draft: OrderDraft,
  { mail = 'placed', pays = false, names }: PlaceOptions,
): Promise<NewlyPlaced & { isNew: boolean }> {
  assertDraftAddsUp(draft);
  const { order, isNew } = await insertOnce(tx, context, draft);
  const { id: orderId, orderNo } = order;
  const isGuest = draft.shopper.guestId !== null;
  if (!isNew) {
    const isTheirs = isGuest && order.guestId === draft.shopper.guestId;
    return { isNew, orderId, orderNo, orderToken: isTheirs ? await issueAccessToken(tx, orderId, context.now()) : null, attempt: null };
  }
  const access = isGuest ? newAccessToken(orderId, context.now()) : null;
  const attempt = await complete(tx, context, { draft, order, pays, names, token: access?.token ?? null });
  if (mail) await queueMail(tx, context, { orderId, kind: mail });
  return { isNew, orderId, orderNo, orderToken: access?.secret ?? null, attempt };
}

type NewOrder = { id: string; orderNo: string; guestId: string | null };

async function insertOnce(tx: Tx, context: Context, draft: OrderDraft): Promise<{ order: NewOrder; isNew: boolean }> {
  const at = context.now();
  for (let tried = 0; tried < mostNumbersTried; tried += 1) {
    const order = { id: newId(at.getTime()), orderNo: orderNumber(at, randomBytes(6)), guestId: draft.shopper.guestId };
    if (await insertOrder(tx, { ...rowOf(draft, at), ...order })) return { order, isNew: true };
    const first = await findOrder(tx, { checkoutId: draft.checkoutId });
    if (first) return { order: first, isNew: false };
    // The number is taken: another one.
  }
  throw new Error('no free order number');
}

const contactColumns = (contact: OrderDraft['contact']) => ({
  email: 'email' in contact ? contact.email : null,
  countryCode: 'mobile' in contact ? contact.countryCode : null,
  mobile: 'mobile' in contact ? contact.mobile : null,
});

const sumColumns = (draft: OrderDraft) => ({
  subtotalAmount: draft.subtotal,
  shippingFeeAmount: draft.shippingFee,
  taxAmount: draft.tax,
  taxes: draft.taxes ?? [],
  creditsAmount: draft.credits,
  creditsHeldAmount: draft.creditsHeld ?? zero,
  giftCardsAmount: add(zero, ...(draft.giftCards ?? []).map((card) => card.amount)),
  totalAmount: draft.total,
});

function paymentColumns({ total, paymentMethodId, payLater = false }: OrderDraft, at: Date) {
  if (total === 0) return { payStatus: 'paid', paidAt: at, paymentMethodId: null, payLater: false, paymentDueAt: null };
  return {
    payStatus: 'unpaid',
    paidAt: null,
    paymentMethodId,
    payLater,
    paymentDueAt: payLater || !paymentMethodId ? null : paymentDueAt(paymentMethodId, at),
  };
}

function rowOf(draft: OrderDraft, at: Date) {
  const {
    checkoutId,
    checkoutSlug,
    shopper,
    contact,
    lang,
    currency,
    market,
    taxIncluded,
    couponDiscounts,
    promotionDiscounts,
    shippingMethod,
    address,
    billing = null,
    fapiao = null,
    giftDelivery = null,
    remark,
    giftMessage = '',
  } = draft;
  return {
    checkoutId,
    checkoutSlug,
    lang,
    currency,
    market,
    taxIncluded,
    couponDiscounts,
    promotionDiscounts,
    shippingMethod,
    address,
    billing,
    fapiao: fapiao && { ...fapiao, issuedAt: null },
    giftDelivery,
    remark,
    giftMessage,
    accountId: shopper.accountId,
    guestId: shopper.guestId,
    ...contactColumns(contact),
    ...sumColumns(draft),
    ...paymentColumns(draft, at),
    agreed: draft.agreed ?? false,
    placedAt: at,
    updatedAt: at,
  };
}

type NewOrderParts = { draft: OrderDraft; order: NewOrder; pays: boolean; names: NamesOfVariants | undefined; token: OrderToken | null };

async function complete(tx: Tx, context: Context, { draft, order, pays, names, token }: NewOrderParts): Promise<Attempt | null> {
  const at = context.now();
  const { total, currency, shopper } = draft;
  await insertNamedLines(
    tx,
    order.id,
    draft.lines.map((line) => ({ ...line, id: newId(at.getTime()) })),
    { known: names },
  );
  if (total === 0) await queueSale(tx, context, order.id);
  const attempt = total > 0 ? await openPaymentOf(tx, context, { draft, order, pays }) : null;
  const payStatus = total > 0 ? 'unpaid' : 'paid';
  await recordEvent(tx, context, { order: { ...order, ...shopper, status: firstOrderStatus, payStatus }, event: 'placed', detail: { total, currency }, token });
  if (shopper.accountId && context.caller.kind !== 'staff')
    await recordActivity(tx, context, { accountId: shopper.accountId, kind: 'orderPlaced', detail: { orderNo: order.orderNo } });
  await holdCredits(tx, context, { draft, order });
  await redeemGiftCards(tx, context, { uses: draft.giftCards ?? [], order });
  await takeUses(tx, {
    orderId: order.id,
    promotions: draft.promotions ?? [],
    identity: {
      accountId: shopper.accountId,
      email: 'email' in draft.contact ? draft.contact.email.toLowerCase() : null,
      mobile: 'mobile' in draft.contact ? `${draft.contact.countryCode}${draft.contact.mobile}` : null,
    },
    paid: total === 0,
    at,
  });
  const { accountId } = shopper;
  const taken = draft.takenOffers ?? [];
  await takeOffers(
    tx,
    context,
    taken.map((one) => ({ ...one, orderId: order.id, accountId, currency })),
  );
  return attempt;
}

/** Reserves the units of an order, or of two; those that wait are the last order's. */
async function reserveGoods(tx: Tx, orders: readonly { orderId: string; draft: OrderDraft }[]): Promise<void> {
  const lines = orders.flatMap(({ draft }) => draft.lines);
  const waiting = await reserveStock(
    tx,
    lines.map(({ variantId, quantity, expected }) => ({ variantId, quantity, ...(expected ? { expected } : {}) })),
  );
  await markWaiting(tx, orders.at(-1)!.orderId, waiting);
}

function openPaymentOf(tx: Tx, context: Context, { draft, order, pays }: { draft: OrderDraft; order: NewOrder; pays: boolean }): Promise<Attempt | null> {
  const { lang, total: amount, currency, paymentMethodId: methodId, checkoutId, payLater = false } = draft;
  const first = pays && !payLater && methodId !== null ? { methodId, checkoutId } : null;
  return openPayment(tx, context, { orderId: order.id, orderNo: order.orderNo, lang, amount, currency, first });
}

/** Takes the credits that an order uses from its account's balance. Credits come before promotions and stock wherever they are locked. */
async function holdCredits(tx: Tx, context: Context, { draft, order }: { draft: OrderDraft; order: NewOrder }): Promise<void> {
  const { creditsHeld = zero, shopper } = draft;
  if (creditsHeld === 0) return;
  if (shopper.accountId === null) throw new RangeError('a guest has no credits');
  await changeCredits(tx, context, { accountId: shopper.accountId, amount: subtract(zero, creditsHeld), reason: 'orderHeld', order });
}
