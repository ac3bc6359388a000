/**
 * Stock: how many units of a variant are on hand and how many of them are reserved for orders. Available is the
 * difference. Orders reserve, cancelling releases, shipping consumes; on hand changes only together with a row in the
 * ledger, so it always equals the ledger's sum. What is sold ahead of stock is reserved beyond it. Levels are
 * locked in the order of variant ids, everywhere.
 */
import { z } from 'zod';
import type { Slice } from '#kit/server/slice.ts';
import { stockAdminRoutes } from './admin-routes.ts';
import { endAhead } from './ahead/end-ahead.ts';

export { changeReservations, reserveStock } from './reserve-stock.ts';
export { releaseStock } from './release-stock.ts';
export { shipStock } from './ship-stock.ts';
export { takeBackStock } from './take-back-stock.ts';
export { adjustStock } from './adjust-stock.ts';
export { setStocks } from './set-stock.ts';
export { createStock } from './create-stock.ts';
export { readStockInBatches } from './read-stock-for-staff.ts';
export { setStockPolicy } from './set-stock-policy.ts';
export { availableOf, stockLabel, stockLabelOf } from './rules.ts';

/** The slice as the process lists it. */
export const stockSlice: Slice = {
  name: 'stock',
  routes: stockAdminRoutes,
  jobs: [{ name: 'stock.end-ahead', schedule: '1 * * * *', data: z.object({}), run: endAhead, retryLimit: 0 }],
};
