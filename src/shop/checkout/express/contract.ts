/** Express wallets on the wire: what they show before the shopper agrees, and what they hand over then. */
import { z } from 'zod';
import { fieldErrorsSchema } from '#kit/pure/common-errors.ts';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { agreement } from '#shop/accounts/contract.ts';
import { quantitySchema, skuSchema } from '#shop/cart/contract.ts';
import { moneySchema } from '#shop/catalog/contract.ts';
import { checkoutLimits } from '../contract.ts';

const slug = z.string().min(1).max(checkoutLimits.slugLength);
const text = (max: number) => z.string().trim().max(max).default('');

/** What is bought: the cart, one thing at once, or what a checkout holds. */
const subject = z.discriminatedUnion('source', [
  z.object({ source: z.literal('cart') }),
  z.object({ source: z.literal('buyNow'), sku: skuSchema, quantity: quantitySchema }),
  z.object({ source: z.literal('checkout'), slug }),
]);

/** As wallets write it: the province by code or by name. They withhold the street until the shopper agrees. */
const placeShape = { country: z.string().trim().max(2), province: text(100), city: text(100), postalCode: text(20) };

/** `/checkout/express/quote` */
export const expressQuoteInput = z.object({
  of: subject,
  place: z.object(placeShape).optional(),
  shippingMethodId: z.string().min(1).max(checkoutLimits.methodIdLength).optional(),
});

const units = z.number().int().describe("In the smallest unit that the provider counts in, which is not the shop's for every currency");
const quotedItem = z.object({ sku: z.string(), quantity: z.number().int() });

/** What a wallet shows. `payable`: the provider takes this sum; where it does not, the other ways of paying are left. */
export const expressQuoteSchema = z
  .object({
    payable: z.boolean(),
    currency: z.string(),
    total: moneySchema.describe('What is sent back as `expectedTotal`'),
    payNow: moneySchema.describe('What is paid with the order, sent back as `expectedNow`'),
    items: z.array(quotedItem).describe('What is sent back as `expectedItems`'),
    expectedUntil: z.iso.date().nullable().describe('The last day of what is sold ahead of stock, sent back as `expectedUntil`; null: all is there'),
    amount: units,
    lines: z.array(z.object({ title: z.string(), amount: units })),
    requiresShipping: z.boolean(),
    countries: z.array(z.string()).describe('Where goods are sent to'),
    shippingMethods: z.array(z.object({ id: z.string(), title: z.string(), text: z.string(), amount: units })),
    shippingMethodId: z.string().nullable(),
  })
  .meta({ id: 'ExpressQuote', description: 'What a wallet shows of a purchase before the shopper agrees to it.' });

/** What a wallet shows. */
export type ExpressQuote = z.infer<typeof expressQuoteSchema>;

/** `/checkout/express/submit`: what the wallet handed over. Without goods that are sent there is no address. */
export const expressSubmitInput = z.object({
  slug,
  agree: agreement,
  email: z.string().trim().max(checkoutLimits.emailLength),
  name: text(120),
  phone: text(32),
  address: z.object({ ...placeShape, line1: text(200), line2: text(200) }).optional(),
  shippingMethodId: z.string().min(1).max(checkoutLimits.methodIdLength).optional(),
  expectedTotal: moneySchema,
  expectedNow: moneySchema.optional(),
  expectedItems: z.array(quotedItem).max(200),
  expectedUntil: z.iso.date().nullable().optional(),
});

/** What the wallet handed over. */
export type ExpressSubmission = z.output<typeof expressSubmitInput>;

/** Nothing is sent to the wallet's address. Cure: Let the shopper choose another address in the wallet. */
export const notSentThere: ErrorSpec<{ errors: Record<string, string> }> = {
  reason: 'notSentThere',
  wire: 40,
  status: 409,
  message: m.checkout_country_not_shipped,
  data: fieldErrorsSchema,
};

/** The cart holds something else than was shown; nothing was placed. Cure: Ask for a new quote, show it, and submit that. */
export const cartChanged: ErrorSpec = { reason: 'cartChanged', wire: 41, status: 409, message: m.checkout_cart_changed };
