/** Changing the lines of an order before it is sent. */
import { z } from 'zod';
import { orderLimits } from '../contract-limits.ts';

const money = z.object({ amount: z.number().int(), currency: z.string() });
const discount = z.object({ title: z.string(), code: z.string().optional(), amount: money });
const skuLength = 100;

/** How many units a line of the order is to have (0 removes it), or goods that are added. */
export const editLineSchema = z.union([
  z.object({ lineId: z.string().max(60), quantity: z.number().int().min(0).max(orderLimits.mostUnits) }),
  z.object({ sku: z.string().trim().min(1).max(skuLength), quantity: z.number().int().min(1).max(orderLimits.mostUnits) }),
]);

/** See `editLineSchema`. */
export type EditLine = z.output<typeof editLineSchema>;

const lines = z.array(editLineSchema).min(1).max(orderLimits.linesPerOrder);

/** `edit-quote`: what an edit would come to. */
export const editQuoteInput = z.object({ lines });

/** `edit`: lines that are not named stay as they are. `reason` is shown to the shopper, who gets a mail unless `notify` is false. */
export const editInput = z.object({
  lines,
  reason: z.string().trim().max(orderLimits.reasonLength).default(''),
  notify: z.boolean().default(true),
});

/** What staff say of an edit. */
export type EditInput = z.output<typeof editInput>;

/** What an order would cost with other lines; `due` would then be to be paid, `back` would go back. */
export const editQuoteSchema = z.object({
  lines: z.array(z.object({ lineId: z.string().nullable(), sku: z.string(), title: z.string(), quantity: z.number().int(), price: money, total: money })),
  subtotal: money,
  couponDiscounts: z.array(discount),
  promotionDiscounts: z.array(discount),
  shippingFee: money,
  tax: money,
  taxIncluded: z.boolean(),
  credits: money,
  giftCardsAmount: money,
  total: money,
  due: money,
  back: money,
});

/** See `editQuoteSchema`. */
export type EditQuote = z.infer<typeof editQuoteSchema>;
