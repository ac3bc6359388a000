import { slugIn, textIn } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { marketOf, readMarkets } from '../markets/index.ts';
import { readRunning } from './find-offers.ts';
import type { StoredPromotion } from './store.ts';

/** A promotion beside a product that it is for. */
export type PromotionHint = { slug: string; title: string };

const mostShown = 2;

/**
 * What a product's page says of the promotions that name the product: those that act first, and when one of them begins or ends.
 * What is only for some (groups, named customers, first orders, other markets) or used up is not promised to everybody.
 * Asks for nothing as a rule: running promotions are kept in the process.
 */
export async function promotionsOn(context: Context, promotionIds: readonly string[]): Promise<{ promotions: PromotionHint[]; nextChange: Date | null }> {
  if (promotionIds.length === 0) return { promotions: [], nextChange: null };
  const [all, markets] = await Promise.all([readRunning(context.db), readMarkets(context.db)]);
  const now = context.now();
  const market = marketOf(markets, { currency: context.currency }).code;
  const named = all.filter((one) => promotionIds.includes(one.id) && isForEverybody(one, market));
  const running = named.filter(({ startsAt, endsAt }) => (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now));
  const changes = named.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((at) => at !== null && at > now) as Date[];
  return {
    promotions: running.slice(0, mostShown).map((one) => ({ slug: slugIn(one, context.lang), title: textIn(one.texts, 'title', context.lang) })),
    nextChange: changes.length === 0 ? null : new Date(Math.min(...changes.map(Number))),
  };
}

function isForEverybody({ listed, conditions, totalLimit, usedCount }: StoredPromotion, market: string): boolean {
  const { customerGroups, customers, firstOrder, markets } = conditions;
  const isOpen = customerGroups.length === 0 && customers.length === 0 && !firstOrder;
  return listed && isOpen && (markets.length === 0 || markets.includes(market)) && (totalLimit === null || usedCount < totalLimit);
}
