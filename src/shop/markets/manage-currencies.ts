/** Currencies as staff keep them: added, changed, taken away. */
import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { recordAction } from '../staff/index.ts';
import { currencyExists, currencyUsed, type CurrencyInput, type StaffCurrency } from './admin-contract.ts';
import { lockMarkets } from './store-admin.ts';
import { countMarketsIn, deleteCurrency, findCurrency, upsertCurrency } from './store-currencies.ts';

/** A currency, by its code. @throws notFound (404) */
export async function readCurrency(db: Queryable, id: string): Promise<StaffCurrency> {
  const found = /^[A-Z]{3}$/.test(id) ? await findCurrency(db, id) : undefined;
  if (!found) throw new ShopError(notFound);
  return found;
}

/** Adds a currency. The first one of a shop is its base. @throws currencyExists (40, 409) naming `code`, invalidInput (40) naming `rate` */
export async function createCurrency(context: Context, { code, ...input }: CurrencyInput & { code: string }): Promise<StaffCurrency> {
  return write(context, code, async (tx) => {
    const errors = { code: m.markets_currency_taken({}, { locale: context.locale }) };
    if (await findCurrency(tx, code)) throw new ShopError(currencyExists, { data: { errors } });
    await upsertCurrency(tx, { code, ...input });
    await recordAction(tx, context, { action: 'currency.create', subject: code, detail: { ...input } });
  });
}

/** Changes its rate, rounding and place in the list; prices in it change at once. @throws notFound (404), stale (412), invalidInput (40) for another rate of the base */
export async function changeCurrency(
  context: Context,
  { id, input, ensureFresh }: { id: string; input: CurrencyInput; ensureFresh: EnsureFresh },
): Promise<StaffCurrency> {
  return write(context, id, async (tx) => {
    const before = await readCurrency(tx, id);
    ensureFresh(before);
    if (before.isBase && Number(input.rate) !== 1) throw fieldError('rate', m.markets_base_rate({}, { locale: context.locale }));
    await upsertCurrency(tx, { code: id, ...input });
    await recordAction(tx, context, { action: 'currency.update', subject: id, before, after: input });
  });
}

/** Takes a currency away that no market sells in. @throws notFound (404), stale (412), currencyUsed (41, 409) */
export async function removeCurrency(context: Context, { id, ensureFresh }: { id: string; ensureFresh: EnsureFresh }): Promise<void> {
  await context.transaction(async (tx) => {
    await lockMarkets(tx);
    const before = await readCurrency(tx, id);
    ensureFresh(before);
    if (before.isBase || (await countMarketsIn(tx, id)) > 0) throw new ShopError(currencyUsed);
    await deleteCurrency(tx, id);
    await recordAction(tx, context, { action: 'currency.delete', subject: id, detail: { rate: before.rate } });
    await invalidateTags(tx, ['markets', 'settings']);
  });
}

function write(context: Context, code: string, change: (tx: Tx) => Promise<void>): Promise<StaffCurrency> {
  return context.transaction(async (tx) => {
    await lockMarkets(tx);
    await change(tx);
    await invalidateTags(tx, ['markets', 'settings']);
    return readCurrency(tx, code);
  });
}
