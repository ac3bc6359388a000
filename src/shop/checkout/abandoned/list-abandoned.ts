import type { DateRange } from '#kit/pure/dates/date-range.ts';
import { notFound } from '#kit/pure/common-errors.ts';
import { add, times, zero } from '#kit/pure/amount.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import { findSellables } from '#shop/catalog/index.ts';
import { readMarkets } from '#shop/markets/index.ts';
import { findConfirmed } from '#shop/newsletter/import/index.ts';
import { abandonedLimits, type AbandonedCheckout, type AbandonedFigures, type abandonedStates } from './contract.ts';
import { findAbandoned, selectAbandoned, sumAbandoned, type AbandonedRow } from './store.ts';

/** Which page of them. */
export type AbandonedList = {
  page: number;
  size: number;
  isDescending: boolean;
  filter: { q?: string | undefined; state?: (typeof abandonedStates)[number] | undefined } & DateRange;
};

const leftBefore = (context: Context) => new Date(context.now().getTime() - abandonedLimits.leftAfterMs);

/** Checkouts with an e-mail address that were not placed, and those that were after a mail. Three statements. */
export async function listAbandoned(context: Context, { page, size, isDescending, filter }: AbandonedList) {
  const { rows, total } = await selectAbandoned(context.db, {
    leftBefore: leftBefore(context),
    q: filter.q ?? '',
    state: filter.state,
    range: filter,
    isDescending,
    limit: size,
    offset: (page - 1) * size,
  });
  return { items: await toAbandoned(context, rows), total, page, size };
}

/** One of them. @throws notFound (404) */
export async function readAbandoned(context: Context, id: string): Promise<AbandonedCheckout> {
  const row = isId(id) ? await findAbandoned(context.db, id, leftBefore(context)) : null;
  if (!row) throw new ShopError(notFound);
  return (await toAbandoned(context, [row]))[0]!;
}

const dayMs = 86_400_000;

/** Figures of the last days. */
export async function readAbandonedFigures(context: Context, days: number): Promise<AbandonedFigures> {
  const since = new Date(context.now().getTime() - days * dayMs);
  const { sums, ...counts } = await sumAbandoned(context.db, { since, leftBefore: leftBefore(context) });
  return { days, ...counts, recoveredSums: sums };
}

async function toAbandoned(context: Context, rows: readonly AbandonedRow[]): Promise<AbandonedCheckout[]> {
  const markets = await readMarkets(context.db);
  const currency = markets.baseCurrency;
  const variantIds = [...new Set(rows.flatMap(({ items }) => items.map((item) => item.variantId)))];
  const [sellables, confirmed] = await Promise.all([
    findSellables(context.db, { currency, lang: context.lang, markets, variantIds }),
    findConfirmed(context.db, [...new Set(rows.map(({ email }) => email.toLowerCase()))]),
  ]);
  const byId = new Map(sellables.map((sellable) => [sellable.variantId, sellable]));
  return rows.map((row) => {
    const lines = row.items.map(({ variantId, sku, quantity }) => ({ sellable: byId.get(variantId), sku, quantity }));
    return {
      id: row.id,
      email: row.email,
      customer: row.accountId === null ? null : { id: row.accountId, name: row.name ?? row.email },
      lines: lines.map(({ sellable, sku, quantity }) => ({ sku, title: sellable?.title ?? sku, quantity })),
      subtotal: { amount: add(zero, ...lines.map(({ sellable, quantity }) => (sellable ? times(sellable.price, quantity) : zero))), currency },
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      state: row.recoveredAt ? ('recovered' as const) : row.mailedAt ? ('mailed' as const) : ('left' as const),
      mayBeMailed: confirmed.has(row.email.toLowerCase()),
      mailedAt: row.mailedAt?.toISOString() ?? null,
      recoveredAt: row.recoveredAt?.toISOString() ?? null,
      orderNo: row.recoveredOrderNo,
    };
  });
}
