import { sql } from 'kysely';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { Currency, Market, TaxRate } from './contract.ts';
import { tables } from './tables.ts';

type StoredMarkets = {
  currencies: (Currency & { isBase: boolean })[];
  markets: Market[];
  taxRates: TaxRate[];
};

/** All that is configured, in one statement; a few dozen rows at most. */
export async function selectAll(db: Queryable): Promise<StoredMarkets> {
  const found = await sql<StoredMarkets>`
    select (select coalesce(jsonb_agg(jsonb_build_object('code', c.code, 'rate', c.rate::text, 'stepAmount', c.step_amount, 'position', c.position, 'isBase', c.is_base)
          order by c.position, c.code), '[]') from (select * from currency order by position, code limit 200) c) as currencies,
      (select coalesce(jsonb_agg(jsonb_build_object('code', m.code, 'countries', m.countries, 'currency', m.currency, 'taxIncluded', m.tax_included,
          'shippingTaxClass', m.shipping_tax_class, 'taxProvider', m.tax_provider, 'withdrawal', m.withdrawal, 'showsLowestPrice', m.shows_lowest_price, 'reverseCharge', m.reverse_charge, 'texts', m.texts)
          order by m.is_default desc, m.code), '[]') from (select * from market order by is_default desc, code limit 500) m) as markets,
      (select coalesce(jsonb_agg(jsonb_build_object('country', t.country, 'region', t.region, 'postalFrom', t.postal_from, 'postalTo', t.postal_to,
          'taxClass', t.tax_class, 'basisPoints', t.basis_points, 'texts', t.texts)), '[]')
        from (select * from tax_rate limit 10000) t) as tax_rates`.execute(tables(db));
  return found.rows[0]!;
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
  const rows = markets.map((market) => ({
    ...market,
    countries: [...market.countries],
    texts: jsonb(market.texts),
    taxProvider: market.taxProvider && jsonb(market.taxProvider),
  }));
  if (rows.length > 0)
    await db
      .insertInto('market')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (taxRates.length === 0) return;
  await db
    .insertInto('taxRate')
    .values(taxRates.map((rate) => ({ id: newId(), ...rate, basisPoints: String(rate.basisPoints), texts: jsonb(rate.texts) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
