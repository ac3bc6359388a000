import type { Api } from '#kit/server/http/api.ts';
import { publishResource } from '#kit/server/http/publish-resource.ts';
import { marketFilter, marketInput, marketSchema, marketSorts, taxRateFilter, taxRateInput, taxRateSchema, taxRateSorts } from './admin-contract.ts';
import { changeMarket, readMarket } from './manage-markets.ts';
import { listMarketsForStaff, listTaxRates } from './list-for-staff.ts';
import { deleteTaxRate, readTaxRate, writeTaxRate } from './manage-tax-rates.ts';

/** Publishes the back office's resources `tax-rates` and `markets`. */
export function marketAdminRoutes(api: Api): void {
  publishResource(api, {
    name: 'tax-rates',
    one: 'tax rate',
    area: 'delivery',
    record: taxRateSchema,
    input: taxRateInput,
    filter: taxRateFilter,
    sorts: taxRateSorts,
    list: listTaxRates,
    read: (context, id) => readTaxRate(context.db, id),
    create: (context, input) => writeTaxRate(context, { input }),
    change: writeTaxRate,
    remove: deleteTaxRate,
  });
  publishResource(api, {
    name: 'markets',
    one: 'market',
    area: 'delivery',
    record: marketSchema,
    input: marketInput,
    filter: marketFilter,
    sorts: marketSorts,
    list: listMarketsForStaff,
    read: (context, id) => readMarket(context.db, id),
    change: changeMarket,
  });
}
