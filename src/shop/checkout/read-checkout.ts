import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import { shopperOf } from '#shop/accounts/index.ts';
import { addressLines } from '#shop/addresses/index.ts';
import { findOwnOrder } from '#shop/orders/index.ts';
import { paymentMethodsFor, paymentSettingsOf } from '#shop/payments/index.ts';
import { toCheckout } from './totals/compose-checkout.ts';
import type { Checkout } from './contract.ts';
import { loadCheckout, settingOf } from './load-checkout.ts';
import { findCheckout, findCheckoutById, findOrderNo, type StoredCheckout } from './store.ts';
import { awaitsPayment } from '#shop/orders/contract.ts';

/** Which checkout: by its slug, or that of a placed order (with its token, for a guest in another browser). */
export type CheckoutAddress = { slug?: string | undefined; orderNo?: string | undefined; orderToken?: string | undefined };

/**
 * A checkout of the caller's: an open one as it is now, a placed one as it was, with the methods that can pay it.
 * @throws notFound (404) for a missing one and for somebody else's alike
 */
export async function readCheckout(context: Context, address: CheckoutAddress): Promise<Checkout> {
  if (address.slug === undefined && address.orderNo === undefined)
    throw fieldError('slug', m.error_required({ field: fieldTitle('slug', context.locale) }, { locale: context.locale }));
  if (address.slug !== undefined) {
    const shopper = shopperOf(context);
    const stored = shopper && (await findCheckout(context.db, address.slug, shopper));
    if (shopper && stored && !stored.placed) return toCheckout(await loadCheckout(context.db, stored, await settingOf(context, shopper)), context);
    if (stored?.orderNo) return readPlaced(context, { ...address, orderNo: stored.orderNo });
  }
  const orderNo = address.orderNo ?? (await findOrderNo(context.db, address.slug ?? ''));
  if (orderNo === null) throw new ShopError(notFound);
  return readPlaced(context, { ...address, orderNo });
}

async function readPlaced(context: Context, { orderNo, orderToken }: { orderNo: string; orderToken?: string | undefined }): Promise<Checkout> {
  const order = await findOwnOrder(context, context.db, { orderNo, orderToken });
  const stored = await findCheckoutById(context.db, order.checkoutId);
  if (!stored?.placed) throw new ShopError(notFound);
  const payable = awaitsPayment(order);
  return placedView(context, stored, { payable, methodId: order.paymentMethodId });
}

async function placedView(
  context: Context,
  { placed }: StoredCheckout,
  { payable, methodId }: { payable: boolean; methodId: string | null },
): Promise<Checkout> {
  const { view, draft } = placed!;
  const sale = { total: draft.total, country: draft.address?.country ?? null, currency: draft.currency, atDoor: draft.address !== null };
  const paymentMethods = payable ? paymentMethodsFor(context, sale, await paymentSettingsOf(context.db)) : [];
  return {
    ...view,
    addressLines: draft.address ? addressLines(draft.address, context.lang) : [],
    payable,
    requiresPayment: payable,
    paymentMethods,
    paymentMethod: paymentMethods.find((method) => method.id === methodId) ?? view.paymentMethod,
  };
}
