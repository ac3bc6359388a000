import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { addAllToCart, addToCart } from './lines/add-to-cart.ts';
import { changeLineVariant } from './lines/change-line-variant.ts';
import { dropCoupon, useCoupon } from './coupons/cart-coupons.ts';
import {
  addAllInput,
  addInput,
  cartSchema,
  changeVariantInput,
  couponInput,
  estimateInput,
  giftWrappingForStaffSchema,
  giftWrappingOfferSchema,
  lineInput,
  removeInput,
  setRestSchema,
  shippingMethodSchema,
  updateInput,
} from './contract.ts';
import { readGiftWrappingForStaff, readGiftWrappingOffer } from './gift-wrapping.ts';
import { estimateShipping } from './prices/estimate-shipping.ts';
import { countCart, readCart } from './read-cart.ts';
import { readSetRest } from './read-set-rest.ts';
import { restoreToCart, saveForLater } from './lines/save-for-later.ts';
import { removeCartLines } from './lines/remove-cart-lines.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';
import { updateCartLine } from './lines/update-cart-line.ts';

const shared = { method: 'POST', tag: 'cart', access: 'shopper' } as const;

/** Publishes the cart. */
export function cartRoutes(api: Api): void {
  api.operation({ ...shared, url: '/api/web/cart/get', summary: 'The cart as it is now', data: cartSchema }, async (context) => {
    await mergeGuestCart(context);
    return readCart(context);
  });
  api.operation(
    { ...shared, url: '/api/web/cart/add', summary: 'Add units of a variant', body: addInput, data: cartSchema, idempotent: true },
    (context, { body }) => addToCart(context, body),
  );
  api.operation(
    {
      ...shared,
      url: '/api/web/cart/add-all',
      summary: 'Add units of several variants, all or none of them',
      body: addAllInput,
      data: cartSchema,
      idempotent: true,
    },
    (context, { body }) => addAllToCart(context, body.items),
  );
  api.operation(
    { ...shared, url: '/api/web/cart/update', summary: 'Set the quantity of a line; 0 removes it', body: updateInput, data: cartSchema },
    (context, { body }) => updateCartLine(context, body),
  );
  api.operation(
    {
      ...shared,
      url: '/api/web/cart/change-variant',
      summary: 'Put another variant of the same product into a line',
      body: changeVariantInput,
      data: cartSchema,
    },
    (context, { body }) => changeLineVariant(context, body),
  );
  api.operation({ ...shared, url: '/api/web/cart/remove', summary: 'Remove lines', body: removeInput, data: cartSchema }, (context, { body }) =>
    removeCartLines(context, body.lineIds),
  );
  api.operation({ ...shared, url: '/api/web/cart/save', summary: 'Put a line aside for later', body: lineInput, data: cartSchema }, (context, { body }) =>
    saveForLater(context, body.lineId),
  );
  priceRoutes(api);
  giftWrappingRoutes(api);
  setRoutes(api);
}

/** Coupons, and what the cart holds and costs to send. */
function priceRoutes(api: Api): void {
  api.operation({ ...shared, url: '/api/web/cart/restore', summary: 'Put a line back into the cart', body: lineInput, data: cartSchema }, (context, { body }) =>
    restoreToCart(context, body.lineId),
  );
  api.operation({ ...shared, url: '/api/web/cart/coupon', summary: 'Use a coupon', body: couponInput, data: cartSchema }, (context, { body }) =>
    useCoupon(context, body.code),
  );
  api.operation(
    { ...shared, url: '/api/web/cart/coupon/remove', summary: 'Use a coupon no longer', body: couponInput, data: cartSchema },
    (context, { body }) => dropCoupon(context, body.code),
  );
  api.operation(
    { ...shared, url: '/api/web/cart/count', summary: 'How many units the cart holds', data: z.object({ count: z.number().int() }) },
    async (context) => {
      await mergeGuestCart(context);
      return { count: await countCart(context) };
    },
  );
  api.operation(
    {
      ...shared,
      url: '/api/web/cart/estimate',
      summary: 'Ways and prices of shipping the cart to a country, or to a postal code of it',
      body: estimateInput,
      data: z.object({ shippingMethods: z.array(shippingMethodSchema) }),
    },
    async (context, { body }) => ({ shippingMethods: await estimateShipping(context, body) }),
  );
}

/** Sets that the cart holds in part. */
function setRoutes(api: Api): void {
  api.operation({ ...shared, url: '/api/web/cart/set-rest', summary: 'What completes a set that the cart holds a part of', data: setRestSchema }, (context) =>
    readSetRest(context),
  );
}

/** Gift wrapping, for the shopper's cart and for the staff who set it up. */
function giftWrappingRoutes(api: Api): void {
  api.operation(
    {
      ...shared,
      url: '/api/web/cart/gift-wrapping',
      summary: 'What gift wrapping is and costs, and whether the cart can have it',
      data: giftWrappingOfferSchema,
    },
    async (context) => {
      await mergeGuestCart(context);
      return readGiftWrappingOffer(context);
    },
  );
  api.operation(
    {
      tag: 'settings',
      access: 'staff',
      right: 'settings',
      method: 'GET',
      url: '/api/admin/settings/gift-wrapping',
      summary: 'What the settings name as gift wrapping, and whether carts offer it',
      data: giftWrappingForStaffSchema,
    },
    (context) => readGiftWrappingForStaff(context),
  );
}
