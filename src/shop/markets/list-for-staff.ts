import type { Context } from '#kit/server/context.ts';
import type { ResourceList } from '#kit/server/http/publish-resource.ts';
import type { marketFilter, marketSorts, taxRateFilter, taxRateSorts } from './admin-contract.ts';
import { selectMarkets, selectRates } from './store-admin.ts';
import type { z } from 'zod';

/** A page of tax rates for staff. */
export function listTaxRates(context: Context, { filter, ...asked }: ResourceList<z.infer<typeof taxRateFilter>, (typeof taxRateSorts)[number]>) {
  return selectRates(context.db, { ...filter, ...asked });
}

/** A page of markets for staff. */
export function listMarketsForStaff(context: Context, asked: ResourceList<z.infer<typeof marketFilter>, (typeof marketSorts)[number]>) {
  return selectMarkets(context.db, asked);
}
