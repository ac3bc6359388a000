import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { withAnswers } from '#kit/server/answers/answers.ts';
import type { Context } from '#kit/server/context.ts';
import { requiredField } from '#kit/server/http/api.ts';
import { shopperOf, type Shopper } from '#shop/accounts/index.ts';
import { wholeAddress } from '#shop/addresses/contract.ts';
import { addressLines } from '#shop/addresses/index.ts';
import { findOwnOrder, readOrder, type OwnOrder } from '#shop/orders/index.ts';
import { billingLines } from '#shop/orders/show/index.ts';
import { paysRest } from '#shop/orders/pay/index.ts';
import { paymentMethodsFor, paymentTraitsOf } from '#shop/payments/index.ts';
import { toCheckout } from './totals/compose-checkout.ts';
import type { Checkout } from './contract.ts';
import { loadCheckout, newQuotes, settingOf } from './load-checkout.ts';
import { findCheckout, findCheckoutById, findOrderNo, storeQuotes, type StoredCheckout } from './store.ts';
import { paymentsOfShopper, readMethodId } from '#shop/payments/cards/index.ts';
import { awaitsPayment, dueOf, isOpen, type Order } from '#shop/orders/contract.ts';

/** Which checkout: by its slug, or that of a placed order (with its token, for a guest in another browser). */
export type CheckoutAddress = { slug?: string | undefined; orderNo?: string | undefined; orderToken?: string | undefined };

/**
 * A checkout of the caller's: an open one as it is now, a placed one as it was, with the methods that can pay it.
 * @throws notFound (404) for a missing one and for another shopper's alike
 */
export async function readCheckout(context: Context, address: CheckoutAddress): Promise<Checkout> {
  if (address.slug === undefined && address.orderNo === undefined) throw requiredField('slug', context.locale);
  if (address.slug !== undefined) {
    const shopper = shopperOf(context);
    const stored = shopper && (await findCheckout(context.db, address.slug, shopper));
    if (shopper && stored && !stored.placed) return readOpen(context, stored, shopper);
    if (stored?.orderNo) return readPlaced(context, { ...address, orderNo: stored.orderNo });
  }
  const orderNo = address.orderNo ?? (await findOrderNo(context.db, address.slug ?? ''));
  if (orderNo === null) throw new ShopError(notFound);
  return readPlaced(context, { ...address, orderNo });
}

async function readOpen(context: Context, stored: StoredCheckout, shopper: Shopper): Promise<Checkout> {
  return withAnswers(context, async (asking) => {
    const composed = await loadCheckout(asking.db, stored, await settingOf(asking, shopper));
    const answered = newQuotes(asking);
    if (answered) await context.transaction((tx) => storeQuotes(tx, stored.id, answered.quotes));
    return toCheckout(composed, asking);
  });
}

async function readPlaced(context: Context, { orderNo, orderToken }: { orderNo: string; orderToken?: string | undefined }): Promise<Checkout> {
  const order = await findOwnOrder(context, context.db, { orderNo, orderToken });
  const stored = order.checkoutId === null ? null : await findCheckoutById(context.db, order.checkoutId);
  if (!stored?.placed) throw new ShopError(notFound);
  return placedView(context, stored, { order, own: { orderNo, orderToken } });
}

type PlacedOrder = Awaited<ReturnType<typeof findOwnOrder>>;

async function placedView(context: Context, { placed }: StoredCheckout, { order, own }: { order: PlacedOrder; own: OwnOrder }): Promise<Checkout> {
  const { view, draft } = placed!;
  const { paymentMethodId: methodId } = order;
  const due = dueOf(order);
  const payable = isOpen(order) && due > 0;
  const sale = { total: due, country: order.address?.country ?? null, currency: draft.currency, atDoor: draft.address !== null };
  const payments = payable ? await paymentsOfShopper(context) : null;
  const offered = payments ? paymentMethodsFor(context, sale, payments) : [];
  const paymentMethods = awaitsPayment(order) ? offered : offered.filter(({ id }) => isForRest(readMethodId(id).methodId, methodId));
  return {
    ...view,
    ...(order.editedAt === null && order.otherOrderNo === null ? {} : ownView(view, await readOrder(context, own))),
    ...addressesOf(order, context.lang),
    ...(order.payLater && order.otherOrderNo === null ? {} : { payLater: undefined, expected: null }),
    ...(order.otherOrderNo === null ? {} : { giftCards: [] }),
    payable,
    ...(payable ? { due: { amount: due, currency: order.currency } } : {}),
    requiresPayment: payable,
    paymentMethods,
    savesCards: payments?.savesCards === true,
    paymentMethod: paymentMethods.find((method) => method.id === methodId) ?? view.paymentMethod,
  };
}

/** Where it goes and who pays: as they are now, since both can be changed after ordering. */
function addressesOf({ address, billing, fapiao }: PlacedOrder, lang: string): Pick<Checkout, 'address' | 'addressLines' | 'billing' | 'fapiao'> {
  return {
    address: address && wholeAddress(address),
    addressLines: address ? addressLines(address, lang) : [],
    billing: billing && {
      company: billing.company,
      vatNumber: billing.vatNumber,
      address: billing.address && wholeAddress(billing.address),
      lines: billingLines(billing, { shipping: address, lang }),
    },
    fapiao,
  };
}

const isForRest = (id: string, paidBy: string | null): boolean => paysRest({ id, ...paymentTraitsOf(id) }, paidBy);

type OwnView = Pick<
  Checkout,
  'lines' | 'subtotal' | 'couponDiscounts' | 'promotionDiscounts' | 'shippingMethod' | 'shippingFee' | 'tax' | 'taxes' | 'credits' | 'giftCardsAmount' | 'total'
>;

/** The order's own lines, sums and days, where staff changed it since it was placed, or its checkout has another one besides. */
function ownView({ shippingMethod }: Checkout, order: Order): OwnView {
  const { delivery } = order.shippingMethod ?? {};
  const { subtotal, couponDiscounts, promotionDiscounts, shippingFee, tax, credits, giftCardsAmount, total } = order;
  return {
    lines: order.products.map(({ lineId, sku, slug, title, options, image, quantity, price, discounts, total: lineTotal }) => ({
      lineId,
      sku,
      slug,
      title,
      options,
      image,
      quantity,
      price,
      discounts,
      available: null,
      linePrice: null,
      subtotal: { amount: price.amount * quantity, currency: price.currency },
      total: lineTotal,
      purchasable: true,
      messages: [],
    })),
    taxes: order.taxes.map(({ title, basisPoints, amount }) => ({ title, basisPoints, amount })),
    subtotal,
    couponDiscounts,
    promotionDiscounts,
    shippingMethod: shippingMethod && { ...shippingMethod, ...(delivery && { delivery }) },
    shippingFee,
    tax,
    credits,
    giftCardsAmount,
    total,
  };
}
