import { languages } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { readSettings } from '../settings/index.ts';
import { fixedPages } from '../settings/routes/index.ts';
import type { RouteSettings } from '../settings/contract.ts';
import { funnelSteps, type Funnel, type PeriodAsked } from './contract.ts';
import { readPeriod } from './read-period.ts';
import { visitorsKeptFrom } from './read-overview.ts';
import { startsOfDays } from './rules-days.ts';
import { countSteps } from './store-visits.ts';

/**
 * How far visitors of a period came: of the days of which visits are kept, by the pages that they saw.
 * @throws invalidInput (40), see `readPeriod`
 */
export async function readFunnel(context: Context, asked: PeriodAsked): Promise<Funnel> {
  const period = await readPeriod(context, asked);
  const { from, to, timeZone } = period;
  const [{ routes }, visitorsFrom] = await Promise.all([readSettings(context.db), visitorsKeptFrom(context.db, period)]);
  if (visitorsFrom > to) return { from, to, visitorsFrom, steps: funnelSteps.map((step) => ({ step, count: 0 })) };
  const starts = startsOfDays({ from: visitorsFrom, to }, timeZone);
  const counts = await countSteps(context.db, { starts, patterns: patternsOf(routes) });
  return { from, to, visitorsFrom, steps: funnelSteps.map((step) => ({ step, count: counts[step] })) };
}

/** Which addresses are which step; those that products had before, too. */
function patternsOf(routes: RouteSettings) {
  const pathOf = (page: string) => fixedPages.find(([name]) => name === page)![1];
  const products = [routes.product, ...routes.former.filter(({ field }) => field === 'product').map(({ path }) => path)];
  return {
    products: patternOf(products, '(/[^/?]+)?'),
    carts: patternOf([pathOf('cart')]),
    checkouts: patternOf([pathOf('checkout')]),
    thanks: patternOf([pathOf('checkout-thankyou')]),
  };
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const languagePrefix = `(/(${languages.join('|')}))?`;

/** A pattern of visits' addresses: a language before it, a query behind it. */
function patternOf(paths: readonly string[], tail = ''): string {
  const bodies = paths.map((path) =>
    path
      .split(/(:[a-zA-Z]+)/)
      .map((part) => (part.startsWith(':') ? '[^/?]+' : escaped(part)))
      .join(''),
  );
  return `^${languagePrefix}(${bodies.join('|')})${tail}(\\?|$)`;
}
