import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import type { PeriodAsked, PromotionResults } from './contract.ts';
import { readPeriod } from './read-period.ts';
import { startsOfDays } from './rules-days.ts';
import { listPromotions } from './store-lists.ts';
import { isPromotion } from './store.ts';

/**
 * What a promotion or coupon brought over a period: orders that were not cancelled, their sum, and what it took off.
 * @throws notFound (404), invalidInput (40) naming the field of the period
 */
export async function readPromotionResults(context: Context, id: string, asked: PeriodAsked): Promise<PromotionResults> {
  if (!isId(id) || !(await isPromotion(context.db, id))) throw new ShopError(notFound);
  const { from, to, currency, timeZone } = await readPeriod(context, asked);
  const [row] = await listPromotions(context.db, { starts: startsOfDays({ from, to }, timeZone), currency, id });
  const money = (amount = 0) => ({ amount, currency });
  return { from, to, currency, orders: row?.orders ?? 0, sales: money(row?.sales), discount: money(row?.discount) };
}
