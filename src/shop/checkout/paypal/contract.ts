/** PayPal's button on the wire: the page on which a shopper agrees, and what became of it. */
import { z } from 'zod';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { addressSchema } from '#shop/addresses/contract.ts';
import { checkoutLimits } from '../contract.ts';
import { expressQuoteInput } from '../express/contract.ts';

/** `/checkout/paypal/begin` */
export const beginPaypalInput = expressQuoteInput.pick({ of: true });
/** What `/checkout/paypal/begin` answers. */
export const begunPaypalSchema = z.object({ url: z.string().describe("PayPal's page, on which the shopper agrees") });

/** `/checkout/paypal/return` */
export const returnPaypalInput = z.object({
  state: z
    .string()
    .regex(/^[\w-]{20,64}$/)
    .describe('The secret at the end of the address by which PayPal sends the browser back'),
});

/** What came of it, other than that the checkout is filled in. */
export const paypalProblems = ['notAgreed', 'expired', 'away', 'address'] as const;

/** What came of it, other than that the checkout is filled in. */
export type PaypalProblem = (typeof paypalProblems)[number];

/** What `/checkout/paypal/return` answers. */
export const returnedPaypalSchema = z
  .object({
    slug: z.string().max(checkoutLimits.slugLength),
    step: z.enum(['contact', 'address', 'shipping', 'payment']).describe('What the shopper sees next'),
    problem: z.enum(paypalProblems).nullable().describe('Why nothing was filled in, or not all; null: all was'),
    address: addressSchema.nullable().describe("PayPal's address, where it lacks what the shop asks for; null: it is in the checkout, or there is none"),
  })
  .meta({ id: 'PaypalReturn', description: 'What became of a checkout that a shopper agreed to at PayPal.' });

/** What `/checkout/paypal/return` answers. */
export type PaypalReturn = z.infer<typeof returnedPaypalSchema>;

/** No such button stands here, or PayPal does not take this sum or currency; nothing was begun. Cure: Go on with the checkout, and pay otherwise. */
export const paypalNotAvailable: ErrorSpec = { reason: 'paypalNotAvailable', wire: 40, status: 409, message: m.checkout_paypal_not_available };
