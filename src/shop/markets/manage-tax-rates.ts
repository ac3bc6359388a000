import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { isCountry, isRegion } from '../addresses/index.ts';
import { recordAction } from '../staff/index.ts';
import { marketLimits, tooManyRates, type StaffTaxRate, type TaxRateInput } from './admin-contract.ts';
import { rangeError, overlapError, type RateError } from './rules-rates.ts';
import { countRates, deleteRate, findRate, lockMarkets, upsertTaxRate, ratesOfCountry } from './store-admin.ts';

/** A tax rate for staff. @throws notFound (404) */
export async function readTaxRate(db: Queryable, id: string): Promise<StaffTaxRate> {
  const rate = isId(id) ? await findRate(db, id) : undefined;
  if (!rate) throw new ShopError(notFound);
  return rate;
}

/**
 * Writes a tax rate: a new one without `id`, else in place of what it was. Placed orders keep the tax that they have.
 * @throws notFound (404), stale (412), tooManyRates (40), invalidInput (400) for a place that is none, a range that cannot be, and a
 * place and class that have a rate already
 */
export function writeTaxRate(context: Context, change: { id?: string; input: TaxRateInput; ensureFresh?: EnsureFresh }): Promise<StaffTaxRate> {
  const rate = { ...change.input, id: change.id ?? newId(context.now().getTime()) };
  return context.transaction(async (tx) => {
    await lockMarkets(tx);
    if (change.id !== undefined) change.ensureFresh?.(await readTaxRate(tx, change.id));
    else if ((await countRates(tx)) >= marketLimits.taxRates) throw new ShopError(tooManyRates);
    await checkRate(tx, rate, context.locale);
    await upsertTaxRate(tx, rate);
    const { country, region, taxClass, basisPoints } = rate;
    await recordAction(tx, context, { action: 'taxRate.write', subject: rate.id, detail: { country, region, taxClass, basisPoints } });
    await invalidateTags(tx, ['markets']);
    return readTaxRate(tx, rate.id);
  });
}

/** Deletes a tax rate; placed orders keep the tax that they have. @throws notFound (404), stale (412) */
export async function deleteTaxRate(context: Context, { id, ensureFresh }: { id: string; ensureFresh: EnsureFresh }): Promise<void> {
  await context.transaction(async (tx) => {
    await lockMarkets(tx);
    const { country, region, taxClass } = await readTaxRate(tx, id);
    ensureFresh(await readTaxRate(tx, id));
    await deleteRate(tx, id);
    await recordAction(tx, context, { action: 'taxRate.delete', subject: id, detail: { country, region, taxClass } });
    await invalidateTags(tx, ['markets']);
  });
}

async function checkRate(tx: Tx, rate: StaffTaxRate, locale: Locale): Promise<void> {
  if (!isCountry(rate.country)) throw fieldError('country', m.markets_no_such_country({ code: rate.country }, { locale }));
  if (rate.region !== null && !isRegion(rate.country, rate.region))
    throw fieldError('region', m.markets_no_such_region({ code: `${rate.country}-${rate.region}` }, { locale }));
  const error = rangeError(rate) ?? overlapError(rate, await ratesOfCountry(tx, rate.country));
  if (error) throw fieldError(error.field, formatRateError(error, locale));
}

function formatRateError({ what, range = '' }: RateError, locale: Locale): string {
  switch (what) {
    case 'bothEnds':
      return m.markets_range_both_ends({}, { locale });
    case 'unequalEnds':
      return m.markets_range_unequal({}, { locale });
    case 'endBeforeStart':
      return m.markets_range_backwards({}, { locale });
    case 'taken':
      return m.markets_rate_taken({}, { locale });
    case 'overlaps':
      return m.markets_rate_overlaps({ range }, { locale });
  }
}
