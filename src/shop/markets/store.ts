import { jsonb, type Reader, type Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { Currency, Market, TaxRate } from './contract.ts';
import { tables } from './tables.ts';

/** All that is configured; a few dozen rows at most. */
export async function selectAll(reader: Reader) {
  const db = tables(reader);
  const [currencies, markets, taxRates] = await Promise.all([
    db.selectFrom('currency').selectAll().orderBy('position').orderBy('code').limit(200).execute(),
    db.selectFrom('market').selectAll().orderBy('isDefault', 'desc').orderBy('code').limit(500).execute(),
    db.selectFrom('taxRate').select(['country', 'region', 'taxClass', 'basisPoints', 'texts']).limit(10_000).execute(),
  ]);
  return { currencies, markets, taxRates };
}

export async function insertAll(
  tx: Tx,
  {
    currencies,
    markets,
    taxRates,
  }: { currencies: readonly (Currency & { isBase: boolean })[]; markets: readonly (Market & { isDefault: boolean })[]; taxRates: readonly TaxRate[] },
) {
  const db = tables(tx);
  await db
    .insertInto('currency')
    .values([...currencies])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('market')
    .values(markets.map((market) => ({ ...market, countries: [...market.countries], texts: jsonb(market.texts) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('taxRate')
    .values(taxRates.map((rate) => ({ id: newId(), ...rate, texts: jsonb(rate.texts) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
