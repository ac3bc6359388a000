/**
 * Markets: which currencies the shop sells in, how a base price becomes one of them, which market a shopper is in (and
 * with it whether prices hold tax), and which tax rate applies. Read from the database once and memoized; staff change them.
 */
import type { Slice } from '#kit/server/slice.ts';
import { marketAdminRoutes } from './admin-routes.ts';
import { rateRoutes, ratesJob, updateRates } from './rates/index.ts';

export { readMarkets } from './read-markets.ts';
export { beginMarket } from './begin-market.ts';
export { seedMarkets } from './seed-markets.ts';
export { knownCurrency, marketOf, priceIn, taxRateFor, totalIn } from './rules.ts';
export { namedRateFor, taxesOf, type NamedRate, type TaxTotals } from './rules-taxes.ts';
export { inPostalRange, rangesOverlap } from './rules-postal.ts';

/** The slice as the process lists it. */
export const marketsSlice: Slice = {
  name: 'markets',
  routes(api) {
    rateRoutes(api);
    marketAdminRoutes(api);
  },
  // In the evening of a working day in Frankfurt the list of that day is there.
  jobs: [{ ...ratesJob, schedule: '40 16 * * *', run: updateRates, retryLimit: 3 }],
};
