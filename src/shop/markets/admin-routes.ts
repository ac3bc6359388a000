import type { Api } from '#kit/server/http/api.ts';
import { sendEtag } from '#kit/server/http/resource.ts';
import { publishResource } from '#kit/server/http/publish-resource.ts';
import {
  currencyInput,
  currencySchema,
  marketFilter,
  marketInput,
  marketSchema,
  marketSorts,
  newCurrencyInput,
  newMarketInput,
  taxRateFilter,
  taxRateInput,
  taxRateSchema,
  taxRateSorts,
} from './admin-contract.ts';
import { changeCurrency, createCurrency, readCurrency, removeCurrency } from './manage-currencies.ts';
import { changeMarket, createMarket, readMarket } from './manage-markets.ts';
import { listTaxProviders, taxProvidersSchema } from './list-tax-providers.ts';
import { listMarketsForStaff, listTaxRates } from './list-for-staff.ts';
import { selectCurrencies } from './store-currencies.ts';
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
  providerRoutes(api);
  const writes = { access: 'staff', right: 'delivery', method: 'POST', idempotent: true } as const;
  api.operation(
    { ...writes, tag: 'markets', url: '/api/admin/markets', summary: 'Write a new market', body: newMarketInput, data: marketSchema },
    async (context, { body, reply }) => sendEtag(reply, await createMarket(context, body)),
  );
  currencyRoutes(api);
}

function providerRoutes(api: Api): void {
  api.operation(
    {
      access: 'staff',
      right: 'read:delivery',
      method: 'GET',
      tag: 'markets',
      url: '/api/admin/tax-providers',
      summary: 'Who calculates taxes in place of the rates',
      data: taxProvidersSchema,
    },
    (context) => listTaxProviders(context),
  );
}

function currencyRoutes(api: Api): void {
  const writes = { access: 'staff', right: 'delivery', method: 'POST', idempotent: true } as const;
  publishResource(api, {
    name: 'currencies',
    one: 'currency',
    area: 'delivery',
    record: currencySchema,
    input: currencyInput,
    filter: marketFilter,
    sorts: ['position', 'code'],
    list: (context, asked) => selectCurrencies(context.db, asked),
    read: (context, id) => readCurrency(context.db, id),
    change: changeCurrency,
    remove: removeCurrency,
  });
  api.operation(
    { ...writes, tag: 'currencies', url: '/api/admin/currencies', summary: 'Write a new currency', body: newCurrencyInput, data: currencySchema },
    async (context, { body, reply }) => sendEtag(reply, await createCurrency(context, body)),
  );
}
