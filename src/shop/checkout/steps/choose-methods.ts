import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { changeCheckout } from './change-checkout.ts';
import { paymentNotAvailable, shippingNotAvailable, type Checkout } from '../contract.ts';

/** Chooses how the goods are shipped. @throws shippingNotAvailable (40) where that method does not go there, or no address is known yet */
export async function chooseShipping(context: Context, slug: string, methodId: string): Promise<Checkout> {
  return changeCheckout(context, slug, ({ shippingMethods }) => {
    if (!shippingMethods.some((method) => method.id === methodId)) {
      throw new ShopError(shippingNotAvailable, { data: { errors: { methodId: m.checkout_shipping_not_available({}, { locale: context.locale }) } } });
    }
    return { shippingMethod: methodId };
  });
}

/** Chooses how the order is paid. @throws paymentNotAvailable (40) */
export async function choosePayment(context: Context, slug: string, methodId: string): Promise<Checkout> {
  return changeCheckout(context, slug, ({ paymentMethods }) => {
    if (!paymentMethods.some((method) => method.id === methodId)) {
      throw new ShopError(paymentNotAvailable, { data: { errors: { methodId: m.checkout_payment_not_available({}, { locale: context.locale }) } } });
    }
    return { paymentMethod: methodId };
  });
}
