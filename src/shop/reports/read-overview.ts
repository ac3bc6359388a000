import { addDays } from '#kit/pure/dates/days.ts';
import { amount, scale, subtract } from '#kit/pure/amount.ts';
import { textIn } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { readMarkets } from '../markets/index.ts';
import { toPicture, type StoredPicture } from '../media/index.ts';
import { findTopSearches } from '../search/index.ts';
import { readSettings } from '../settings/index.ts';
import { reportLimits, type Figures, type Overview, type PeriodAsked } from './contract.ts';
import { readPeriod, type Period } from './read-period.ts';
import { readWaiting } from './read-waiting.ts';
import { countDays, periodBefore, startsOfDays } from './rules-days.ts';
import { countReturning, countVisitors, sumRefunds, sumSales, type RefundedRow, type SoldRow, type Starts } from './store.ts';
import { findLowStock, findTopProducts } from './store-overview.ts';

/**
 * How the shop does over a period: figures, days, what sold and was searched for, what runs out, and what waits as far as this member of staff may see it.
 * @throws invalidInput (40), see `readPeriod`
 */
export async function readOverview(context: Context, { compare, ...asked }: PeriodAsked & { compare: boolean }): Promise<Overview> {
  const period = await readPeriod(context, asked);
  const { from, to, currency, timeZone } = period;
  const starts = startsOfDays(period, timeZone);
  const reader = context.db;
  const [figures, previous, markets, kept, best, low, searches, waiting] = await Promise.all([
    readFigures(reader, period),
    compare ? readFigures(reader, { ...period, ...periodBefore(period) }) : null,
    readMarkets(reader),
    visitorsKeptFrom(reader, period),
    findTopProducts(reader, { starts, currency, limit: reportLimits.products }),
    findLowStock(reader, reportLimits.lowStock),
    findTopSearches(reader, { from, to, limit: reportLimits.searches }),
    readWaiting(context),
  ]);
  const picture = (stored: StoredPicture | null, title: string) => (stored ? toPicture(stored, context.lang, title) : null);
  return {
    ...figures,
    currency,
    timeZone,
    currencies: [...markets.currencies.keys()],
    visitorsFrom: kept,
    topProducts: best.map(({ texts, picture: stored, sales, ...row }) => {
      const title = textIn(texts, 'title', context.lang) || row.title;
      return { ...row, title, image: picture(stored, title), sales: { amount: sales, currency } };
    }),
    topSearches: searches.top,
    searchesWithoutResult: searches.missed,
    lowStock: low.map(({ texts, picture: stored, ...row }) => {
      const title = textIn(texts, 'title', context.lang) || row.sku;
      return { ...row, title, image: picture(stored, title) };
    }),
    waiting,
    previous,
  };
}

/** The first day of a period of which visitors are kept. */
export async function visitorsKeptFrom(reader: Queryable, { from, today }: Period): Promise<string> {
  const { visitors } = await readSettings(reader);
  // The first of the days kept is forgotten in the course of today.
  const kept = addDays(today, 1 - visitors.keepDays);
  return kept > from ? kept : from;
}

/** Figures of a period and of each of its days. */
async function readFigures(reader: Queryable, period: Period): Promise<Figures> {
  const { from, to, currency, timeZone } = period;
  const starts: Starts = startsOfDays({ from, to }, timeZone);
  const [sold, refunded, seen, returning, kept] = await Promise.all([
    sumSales(reader, { starts, currency }),
    sumRefunds(reader, { starts, currency }),
    countVisitors(reader, starts),
    countReturning(reader, { starts, currency }),
    visitorsKeptFrom(reader, period),
  ]);
  const money = (minor: number) => ({ amount: minor, currency });
  const days = mergeDays({ from, count: countDays(from, to) }, { sold, refunded, seen });
  const sum = (field: Counted, of = days) => of.reduce((total, day) => total + day[field], 0);
  const [orders, sales, refunds] = [sum('orders'), amount(sum('sales')), amount(sum('refunds'))];
  const [gross, totalRefunds] = [amount(sum('gross')), amount(sum('totalRefunds'))];
  const withVisitors = days.filter(({ date }) => date >= kept);
  return {
    from,
    to,
    orders,
    sales: money(sales),
    refunds: money(refunds),
    net: money(subtract(sales, refunds)),
    gross: money(gross),
    totalRefunds: money(totalRefunds),
    balance: money(subtract(gross, totalRefunds)),
    averageOrder: money(orders === 0 ? 0 : scale(sales, 1, orders)),
    visitors: sum('visitors'),
    // Orders of programs and of staff come without a visit.
    conversion: Math.min(1, shareOf(sum('all', withVisitors), sum('visitors', withVisitors))),
    returningShare: shareOf(returning, orders),
    byDay: days.map((day) => ({
      date: day.date,
      orders: day.orders,
      sales: money(day.sales),
      refunds: money(day.refunds),
      visitors: day.visitors,
    })),
  };
}

const nothing = { orders: 0, sales: 0, gross: 0, all: 0, refunds: 0, totalRefunds: 0, visitors: 0 };
type Counted = keyof typeof nothing;

type Rows = {
  sold: readonly SoldRow[];
  refunded: readonly RefundedRow[];
  seen: readonly { day: number; visitors: number }[];
};

/** One row for each day, those on which nothing happened too. */
function mergeDays({ from, count }: { from: string; count: number }, { sold, refunded, seen }: Rows) {
  const days = Array.from({ length: count }, (_, index) => ({ date: addDays(from, index), ...nothing }));
  for (const { day, ...row } of sold) Object.assign(days[day]!, row);
  for (const { day, ...row } of refunded) Object.assign(days[day]!, row);
  for (const row of seen) days[row.day]!.visitors = row.visitors;
  return days;
}

const precision = 10_000;
const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * precision) / precision);
