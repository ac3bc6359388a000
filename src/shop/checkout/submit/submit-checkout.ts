import * as m from '#messages';
import { formatMoney } from '#kit/pure/amount.ts';
import { invalidInput, notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { withAnswers } from '#kit/server/answers/answers.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import { shopperOf } from '#shop/accounts/index.ts';
import { removeBought } from '#shop/cart/index.ts';
import { requireAvailable } from '#shop/cart/lines/index.ts';
import { cartEmpty } from '#shop/cart/contract.ts';
import type { OrderDraft } from '#shop/orders/contract.ts';
import { readMethodId } from '#shop/payments/cards/index.ts';
import { placeOrder } from '#shop/orders/index.ts';
import { placeInTwo } from '#shop/orders/place/index.ts';
import { startFirstAttempt, startPayment } from '#shop/orders/pay/index.ts';
import type { StartedPayment } from '#shop/payments/contract.ts';
import { itemsOf, sellsGiftCards, toCheckout, type ComposedCheckout } from '../totals/compose-checkout.ts';
import { agreeFirst, expectedChanged, taxUnknown, totalChanged, type Checkout } from '../contract.ts';
import { cartChanged } from '../express/contract.ts';
import { expectedUntil } from '../totals/expected-goods.ts';
import { expectedDay } from '#ui/products/expected-text.ts';
import { draftsOf, namesIn } from './draft-order.ts';
import { openLaterCheckout } from './later-checkout.ts';
import { loadCheckoutForOrder, settingOf, type CheckoutSetting } from '../load-checkout.ts';
import { recovery } from '../abandoned/store.ts';
import { loadCheckoutAndCartForUpdate, markPlaced, type CheckoutPatch } from '../store.ts';

/**
 * What the shopper confirms. `expectedTotal` is what was shown as the total, `expectedUntil` as the last day of what is not there yet; `filledIn` is chosen
 * along with it; `expectedItems` what was shown to be bought, where the checkout itself is not on screen.
 */
export type Submission = {
  slug: string;
  agree: boolean;
  remark: string;
  giftMessage?: string | undefined;
  expectedTotal: { amount: number; currency: string };
  /** What was shown to be paid with the order; absent: all of it. */
  expectedNow?: { amount: number; currency: string } | undefined;
  expectedUntil?: string | null | undefined;
  filledIn?: CheckoutPatch;
  expectedItems?: readonly { sku: string; quantity: number }[];
  /** A card that pays is kept for the next time. */
  saveCard?: boolean | undefined;
};

/** What submitting answers. */
export type Submitted = { orderNo: string; orderToken: string | null; payment: StartedPayment };

/**
 * Places the order of a checkout in one transaction (prices read again, stock reserved, cart emptied of what was bought)
 * and starts its payment. A checkout that was placed before answers its first order.
 * @throws notFound (404), agreeFirst (40), invalidInput (40) naming steps that are missing, cartEmpty (40), outOfStock (41), taxUnknown (40),
 * cartChanged (41), totalChanged (10) when items or total are not the expected ones, expectedChanged (10) when something is sent later than was shown:
 * nothing is placed then
 */
export async function submitCheckout(context: Context, submission: Submission): Promise<Submitted> {
  const shopper = shopperOf(context);
  if (!shopper) throw new ShopError(notFound);
  const { order, draft, chosen } = await withAnswers(context, async (asking) => {
    const setting = await settingOf(asking, shopper);
    return asking.transaction((tx) => placeOnce(tx, setting, submission));
  });
  return {
    orderNo: order.orderNo,
    orderToken: order.orderToken,
    payment: await beginPayment(context, { order, draft, chosen, saveCard: submission.saveCard }),
  };
}

/** `chosen`: the way of paying, which may be a saved card of the draft's. */
type Placed = { order: Awaited<ReturnType<typeof placeOrder>>; draft: OrderDraft; chosen: string | null };

async function placeOnce(tx: Tx, setting: CheckoutSetting, submission: Submission): Promise<Placed> {
  const { context, shopper } = setting;
  const loaded = await loadCheckoutAndCartForUpdate(tx, submission.slug, shopper);
  if (!loaded) throw new ShopError(notFound);
  const stored = { ...loaded, ...submission.filledIn };
  const chosen = stored.paymentMethod;
  if (stored.placed) return { order: await placeOrder(tx, context, stored.placed.draft), draft: stored.placed.draft, chosen };

  const { locale } = context;
  if (!submission.agree) throw new ShopError(agreeFirst, { data: { errors: { agree: m.checkout_agree_first({}, { locale }) } } });
  const composed = await loadCheckoutForOrder(tx, stored, setting);
  requireItems(composed, submission);
  requireComplete(composed, context);
  const shown = toCheckout(composed, context);
  requireExpectedTotal(shown, submission, context);
  requireExpectedDay(composed, submission, context);

  const { remark, giftMessage = '' } = submission;
  const { draft, order } = await place(tx, context, {
    composed,
    shown,
    drafts: draftsOf(composed, { context, shopper, remark, giftMessage }),
    chosen,
    submission,
  });
  if (stored.source === 'cart') await removeBought(tx, shopper, itemsOf(composed.basket));
  const view = { ...shown, state: 'placed' as const, orderNo: order.orderNo, remark, messages: [] };
  const { orderNo } = order;
  const at = context.now();
  const noted = recovery({ checkoutId: stored.id, email: stored.email, orderNo, total: { ...view.total, amount: draft.total }, at });
  await markPlaced(tx, stored.id, { orderNo, remark, view, draft, at, noted });
  return { order, draft, chosen };
}

type Placing = {
  composed: ComposedCheckout;
  shown: Checkout;
  drafts: ReturnType<typeof draftsOf>;
  chosen: string | null;
  submission: Submission;
};

/** One order, or two where a part of it is paid later; answers the one that the checkout stands for. */
async function place(tx: Tx, context: Context, { composed, shown, drafts: { now, later }, chosen, submission }: Placing): Promise<Omit<Placed, 'chosen'>> {
  const draft = now ?? later!;
  const options = { pays: paysPlainly(draft, chosen, submission), names: namesIn(composed) };
  if (!now || !later) return { draft, order: await placeOrder(tx, context, draft, options) };
  return { draft, order: await openLaterCheckout(tx, context, { shown, later, place: (opened) => placeInTwo(tx, context, { now, later: opened }, options) }) };
}

/** Nobody orders what they have not seen, though it cost the same. */
function requireItems({ basket }: ComposedCheckout, { expectedItems }: Submission): void {
  if (!expectedItems) return;
  const text = (items: readonly { sku: string; quantity: number }[]) =>
    items
      .map(({ sku, quantity }) => `${sku} ${quantity}`)
      .toSorted()
      .join('\n');
  if (text(itemsOf(basket)) !== text(expectedItems)) throw new ShopError(cartChanged);
}

function requireComplete(composed: ComposedCheckout, { locale }: Context): void {
  const { stored, basket, requiresShipping, requiresAddress, shippingMethod, paymentMethod, charged, taxKnown } = composed;
  if (basket.lines.length === 0) throw new ShopError(cartEmpty);
  const missing = [
    ...(stored.email === null && stored.mobile === null ? ['contact'] : []),
    ...(requiresAddress && stored.address === null ? ['address'] : []),
    ...(requiresShipping && !shippingMethod ? ['shippingMethod'] : []),
    ...(sellsGiftCards(composed) && stored.email === null && !stored.giftDelivery?.recipientEmail ? ['recipientEmail'] : []),
    ...(charged.now > 0 && !paymentMethod ? ['paymentMethod'] : []),
  ];
  if (missing.length > 0) {
    throw new ShopError(invalidInput, {
      data: { errors: Object.fromEntries(missing.map((name) => [name, m.error_required({ field: fieldTitle(name, locale) }, { locale })])) },
    });
  }
  if (!taxKnown) throw new ShopError(taxUnknown);
  for (const { sellable, quantity } of basket.lines) requireAvailable(sellable, quantity);
}

/** Less to be paid with the order than was shown is no surprise, where the total is the same. */
function requireExpectedTotal(shown: Checkout, { expectedTotal, expectedNow = expectedTotal }: Submission, { locale }: Context): void {
  const { subtotal, couponDiscounts, promotionDiscounts, shippingFee, tax, taxIncluded, credits, giftCardsAmount, total } = shown;
  const isSame = expectedTotal.amount === total.amount && expectedTotal.currency === total.currency;
  if (isSame && total.amount - (shown.payLater?.amount ?? 0) <= expectedNow.amount) return;
  throw new ShopError(totalChanged, {
    data: {
      kind: 'totalChanged',
      title: m.checkout_total_changed_title({}, { locale }),
      text: m.checkout_total_changed_text({ now: formatMoney(total, locale) }, { locale }),
      actions: [{ id: 'review', title: m.checkout_total_changed_accept({}, { locale }), kind: 'primary' }],
      subtotal,
      couponDiscounts,
      promotionDiscounts,
      shippingFee,
      tax,
      taxIncluded,
      credits,
      giftCardsAmount,
      total,
    },
  });
}

/** Sooner is no surprise; later is one, and so is anything that was there when it was shown. */
function requireExpectedDay(composed: ComposedCheckout, { expectedUntil: shown }: Submission, { locale }: Context): void {
  const until = expectedUntil(composed);
  if (shown === undefined || until === null || (shown !== null && until <= shown)) return;
  throw new ShopError(expectedChanged, {
    data: {
      kind: 'expectedChanged',
      title: m.checkout_expected_changed_title({}, { locale }),
      text: m.checkout_expected_changed_text({ day: expectedDay(until, locale) }, { locale }),
      actions: [{ id: 'review', title: m.checkout_total_changed_accept({}, { locale }), kind: 'primary' }],
      expectedUntil: until,
    },
  });
}

/** The order stands whatever becomes of its payment: an error is reported as a failed payment, which can be tried again. */
async function beginPayment(context: Context, { order, draft, chosen, saveCard }: Placed & Pick<Submission, 'saveCard'>): Promise<StartedPayment> {
  const { orderNo, orderToken, attempt } = order;
  const { total, paymentMethodId, payLater = false } = draft;
  if (total === 0 || paymentMethodId === null) return { state: 'captured', action: { type: 'none' } };
  if (payLater) return { state: 'pending', action: { type: 'none' } };
  try {
    if (attempt) return await startFirstAttempt(context, attempt, draft);
    return await startPayment(context, {
      orderNo,
      ...(orderToken === null ? {} : { orderToken }),
      methodId: isOf(paymentMethodId, chosen) ? chosen : paymentMethodId,
      saveCard,
    });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    context.log.warn({ orderNo, err: error }, 'the payment of a placed order could not be started');
    return { state: 'failed', action: { type: 'none' } };
  }
}

/** Whether nothing has to be looked up to begin: no card that is saved, or that is to be. */
const paysPlainly = ({ paymentMethodId }: OrderDraft, chosen: string | null, { saveCard = false }: Submission): boolean =>
  !saveCard && !(paymentMethodId !== null && isOf(paymentMethodId, chosen) && readMethodId(chosen).cardId !== null);

/** Whether a choice is the method of an order, or a saved card of it. */
const isOf = (methodId: string, chosen: string | null): chosen is string => chosen !== null && readMethodId(chosen).methodId === methodId;
