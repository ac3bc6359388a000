/** The cart on the wire. Field names and sums: docs/contract.md, "Field names"; docs/rules/money.md, "Totals". */
import { fieldErrorsSchema, type FieldErrors } from '#kit/pure/common-errors.ts';
import { quantityLimit } from '#kit/pure/limits.ts';
import { z } from 'zod';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { catalogLimits, moneySchema } from '../catalog/contract.ts';
import { pictureSchema } from '../media/contract.ts';
import { nudgeSchema, promotionLimits } from '../promotions/contract.ts';
import { deliverySchema, pickupSchema } from '../shipping/contract.ts';
import { expectedUnitsSchema } from '../stock/contract.ts';

/** Limits of a cart. */
export const cartLimits = { quantityPerLine: quantityLimit, quantitySent: 1_000_000, lines: 100, lineIds: 100, additions: 20, postalCodeLength: 20 } as const;

/** A reduction of a line or of the whole; `code` is the coupon's. */
export const discountSchema = z
  .object({ title: z.string(), code: z.string().optional(), amount: moneySchema })
  .meta({ id: 'Discount', description: 'A reduction of a line or of the whole.' });

/** What makes shipping free; the fee holds it already. */
export const shippingDiscountSchema = z.object({ title: z.string(), code: z.string().optional() });

/** A line of a cart or checkout. `messages` are for the shopper: out of stock, fewer left, another price. */
export const basketLineSchema = z
  .object({
    lineId: z.string(),
    sku: z.string(),
    slug: z.string(),
    title: z.string(),
    options: z.array(z.object({ title: z.string(), value: z.string() })),
    image: pictureSchema.nullable(),
    quantity: z.number().int(),
    available: z.number().int().nullable(),
    /** Units of it that are sold ahead of stock; null: all are there. Absent in what was placed before there was such a thing. */
    expected: expectedUnitsSchema.nullable().optional(),
    /** Wraps the order as a gift: there is one of it at most, and it has no page. */
    giftWrapping: z.boolean().optional(),
    changeable: z.boolean().optional().describe('Its product has other variants, one of which can take its place'),
    price: moneySchema,
    linePrice: moneySchema.nullable(),
    subtotal: moneySchema,
    discounts: z.array(discountSchema),
    total: moneySchema,
    /** Whether so many can be bought now. */
    purchasable: z.boolean(),
    messages: z.array(z.string()),
  })
  .meta({ id: 'CartLine', description: 'A line of a cart or checkout.' });

/** A line of a cart or checkout. */
export type BasketLine = z.infer<typeof basketLineSchema>;

const giftWrappingSchema = z.object({ sku: z.string(), title: z.string(), image: pictureSchema.nullable(), price: moneySchema });

/** The service that wraps an order as a gift. */
export type GiftWrapping = z.infer<typeof giftWrappingSchema>;

/** `/cart/gift-wrapping`: null where the shop offers none. */
export const giftWrappingOfferSchema = z.object({
  giftWrapping: giftWrappingSchema
    .extend({
      /** Whether the cart holds goods that are sent, and no wrapping yet. */
      addable: z.boolean(),
    })
    .nullable(),
});
/** See above. */
export type GiftWrappingOffer = z.infer<typeof giftWrappingOfferSchema>;

/** `/cart/set-rest`: what completes a set that the cart holds a part of; null where there is none. */
export const setRestSchema = z.object({
  set: z
    .object({
      slug: z.string().describe('Of the promotion'),
      title: z.string().describe('Of the promotion'),
      missing: z
        .array(
          z.object({
            sku: z.string().describe('The variant that fits what is there'),
            title: z.string().describe('Of its product'),
            label: z.string().describe('Its options, as text'),
            quantity: z.number().int().describe('How many of it are missing'),
            price: moneySchema.describe('Of one'),
            image: pictureSchema.nullable().describe('Its picture'),
          }),
        )
        .describe('What is to be added'),
      total: moneySchema.describe('Of the whole set, once these are added'),
      saving: moneySchema.describe('What the set takes off; 0 where it takes nothing'),
    })
    .nullable()
    .describe('The set that lacks the least'),
});
/** See above. */
export type SetRest = z.infer<typeof setRestSchema>;

/** What is the case with gift wrapping: carts offer it, or why they do not. */
export const giftWrappingStates = ['none', 'unknown', 'archived', 'notSold', 'soldOut', 'offered'] as const;
/** See above. */
export type GiftWrappingState = (typeof giftWrappingStates)[number];

/** What the settings name as gift wrapping; product, title and price are null where no product has that SKU. */
export const giftWrappingForStaffSchema = z
  .object({
    sku: z.string(),
    state: z.enum(giftWrappingStates),
    productId: z.string().nullable(),
    title: z.string().nullable(),
    price: moneySchema.nullable(),
  })
  .meta({ id: 'GiftWrappingState', description: 'What the settings name as gift wrapping, and whether carts offer it.' });
/** See above. */
export type GiftWrappingForStaff = z.infer<typeof giftWrappingForStaffSchema>;

/** The cart. `count` counts units. */
export const cartSchema = z
  .object({
    lines: z.array(basketLineSchema),
    /** Put aside for later; in no sum. */
    saved: z.array(basketLineSchema),
    count: z.number().int(),
    /** False where nothing of it is sent: then there is no shipping to speak of. */
    requiresShipping: z.boolean(),
    /** False where nothing of it bears tax, as gift cards. */
    taxable: z.boolean(),
    couponCodes: z.array(z.string()),
    subtotal: moneySchema,
    couponDiscounts: z.array(discountSchema),
    promotionDiscounts: z.array(discountSchema),
    shippingDiscounts: z.array(shippingDiscountSchema),
    total: moneySchema,
    messages: z.array(z.string()),
    nudges: z.array(nudgeSchema),
  })
  .meta({ id: 'Cart', description: "A shopper's cart with its sums." });

/** The cart. */
export type Cart = z.infer<typeof cartSchema>;

/** More than a line holds: what is left of a scarce thing is the better answer, and the use case gives it. */
const quantity = z.int().max(cartLimits.quantitySent);

/** A sku as it may be sent. */
export const skuSchema = z.string().min(1).max(catalogLimits.skuLength);
/** Pieces of one line. */
export const quantitySchema = quantity.min(1);
/** `/cart/add` */
export const addInput = z.object({ sku: skuSchema, quantity: quantitySchema });
/** `/cart/add-all`; a sku may be named more than once. */
export const addAllInput = z.object({ items: z.array(addInput).min(1).max(cartLimits.additions) });
/** `/cart/update`; 0 removes. */
export const updateInput = z.object({ lineId: z.string().min(1).max(40), quantity: quantity.min(0) });
/** `/cart/change-variant` */
export const changeVariantInput = z.object({ lineId: z.string().min(1).max(40), sku: skuSchema });
/** `/cart/remove` */
export const removeInput = z.object({ lineIds: z.array(z.string().max(40)).min(1).max(cartLimits.lineIds) });
/** `/cart/save`, `/cart/restore` */
export const lineInput = z.object({ lineId: z.string().min(1).max(40) });
/** `/cart/coupon`, `/cart/coupon/remove` */
export const couponInput = z.object({ code: z.string().trim().min(1).max(promotionLimits.codeLength) });
/** An ISO 3166-1 alpha-2 country. */
export const countrySchema = z.string().regex(/^[A-Z]{2}$/);
/** `/cart/estimate` */
export const estimateInput = z.object({ country: countrySchema, postalCode: z.string().max(cartLimits.postalCodeLength).optional() });

/** A way of shipping with its price; with `pickup` nothing is sent, the goods are collected there. `delivery`: when it arrives, ordered now. */
export const shippingMethodSchema = z
  .object({ id: z.string(), title: z.string(), price: moneySchema, delivery: deliverySchema.optional(), pickup: pickupSchema.optional() })
  .meta({ id: 'ShippingMethod', description: 'A way of shipping and its price.' });

/** Not for sale online. Cure: Choose another product. */
export const notForSale: ErrorSpec = { reason: 'notForSale', wire: 41, status: 409, message: m.cart_not_for_sale };
/** The cart holds as many different things as it can. Cure: Remove a line first. */
export const cartFull: ErrorSpec = { reason: 'cartFull', wire: 41, status: 409, message: m.cart_full };
/** Nothing to buy. Cure: Add something to the cart first. */
export const cartEmpty: ErrorSpec = { reason: 'cartEmpty', wire: 40, status: 409, message: m.cart_empty };
/** No such variant. Cure: Read the product again for its skus. */
export const unknownSku: ErrorSpec<FieldErrors> = { reason: 'unknownSku', wire: 40, status: 404, message: m.cart_unknown_sku, data: fieldErrorsSchema };
