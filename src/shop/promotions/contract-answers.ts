/** What the API answers of single-use codes and of tried carts. */
import { z } from 'zod';
import { listAnswer } from '#kit/pure/lists.ts';
import { declineReasons } from './contract-declines.ts';

/** A code that works once. */
export const singleCodeSchema = z
  .object({
    code: z.string(),
    createdAt: z.iso.datetime(),
    usedAt: z.iso.datetime().nullable(),
    /** The order that holds it. */
    orderNo: z.string().nullable(),
  })
  .meta({ id: 'PromotionCode', description: 'A code that works once.' });
/** See `singleCodeSchema`. */
export type SingleCode = z.infer<typeof singleCodeSchema>;
/** A list of codes, with how many there are and how many are used, whatever the filter. */
export const codesSchema = listAnswer(singleCodeSchema)
  .extend({ made: z.int(), used: z.int() })
  .meta({ id: 'PromotionCodes', description: 'A page of single-use codes.' });
/** What a batch brought. */
export const madeCodesSchema = z.object({ made: z.int(), codes: z.array(z.string()) });

const money = z.object({ amount: z.int(), currency: z.string() });
const discount = z.object({ title: z.string(), code: z.string().optional(), amount: money });
/** What the cart would get. `declined` says what does not apply, and why; `isFree`: nothing is left to pay for the goods. */
export const triedSchema = z
  .object({
    lines: z.array(
      z.object({
        sku: z.string(),
        title: z.string(),
        quantity: z.int(),
        price: money,
        subtotal: money,
        discounts: z.array(discount),
        total: money,
      }),
    ),
    subtotal: money,
    promotionDiscounts: z.array(discount),
    couponDiscounts: z.array(discount),
    shippingDiscounts: z.array(z.object({ title: z.string(), code: z.string().optional() })),
    total: money,
    declined: z.array(
      z.object({ id: z.string().nullable(), title: z.string(), code: z.string().optional(), reason: z.enum(declineReasons), text: z.string() }),
    ),
    isFree: z.boolean(),
  })
  .meta({ id: 'PromotionTrial', description: 'What a cart would get by a promotion, and what does not apply.' });
/** See `triedSchema`. */
export type TriedCart = z.output<typeof triedSchema>;
