import type { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import { findOwnOrder } from '../../orders/index.ts';
import { readForReturn, splitRefund } from '../../orders/returns/index.ts';
import type { quoteReturnInput, returnQuoteSchema } from '../contract.ts';
import { planReturn } from './plan-return.ts';

/**
 * The expected refund for units of an order of the caller's.
 * @throws notFound (404), and what `planReturn` refuses
 */
export async function quoteReturn(context: Context, input: z.output<typeof quoteReturnInput>): Promise<z.input<typeof returnQuoteSchema>> {
  const order = await findOwnOrder(context, context.db, input);
  const of = await readForReturn(context, context.db, order);
  const { quote, left } = await planReturn(context, context.db, { of, wanted: input });
  const money = (amount: number) => ({ amount, currency: order.currency });
  const { credits, giftCards } = splitRefund(quote.total, left);
  return { refundAmount: money(quote.total), refundCredits: money(credits), refundGiftCards: money(giftCards), shippingFee: money(quote.shipping) };
}
