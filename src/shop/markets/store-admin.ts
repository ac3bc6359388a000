/** SQL of what staff change. */
import { sql } from 'kysely';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { likePattern } from '#kit/server/like.ts';
import { readPage } from '#kit/server/lists/read-page.ts';
import type { MarketInput, marketSorts, StaffMarket, StaffTaxRate, taxRateSorts } from './admin-contract.ts';
import { tables } from './tables.ts';

type Page<Sort extends string> = { page: number; size: number; order: Order<Sort> };

const rateColumns = ['id', 'country', 'region', 'postalFrom', 'postalTo', 'taxClass', 'basisPoints', 'texts'] as const;
// Exact decimals come from the database as text.
const asRate = (row: object & { basisPoints: string }) => ({ ...row, basisPoints: Number(row.basisPoints) }) as unknown as StaffTaxRate;
const mostRates = 10_000;

/** One change of rates, markets at a time: whether places overlap is decided over all of them. */
export async function lockMarkets(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('markets', 0))`.execute(tables(tx));
}

/** A page of rates, and how many there are. */
export async function selectRates(
  db: Queryable,
  { q, country, page, size, order }: Page<(typeof taxRateSorts)[number]> & { q?: string | undefined; country?: string | undefined },
): Promise<{ items: StaffTaxRate[]; total: number }> {
  let query = tables(db).selectFrom('taxRate');
  if (country) query = query.where('country', '=', country);
  if (q) {
    const like = likePattern(q);
    query = query.where((eb) =>
      eb.or([eb('country', 'ilike', like), eb('region', 'ilike', like), eb('taxClass', 'ilike', like), sql<boolean>`texts::text ilike ${like}`]),
    );
  }
  const { rows, total } = await readPage(
    query
      .select(rateColumns)
      .orderBy(order.field, order.direction)
      .orderBy('country')
      .orderBy('region', (by) => by.asc().nullsFirst())
      .orderBy('postalFrom', (by) => by.asc().nullsFirst())
      .orderBy('taxClass', 'desc'),
    { page, size },
  );
  return { items: rows.map(asRate), total };
}

export async function findRate(db: Queryable, id: string): Promise<StaffTaxRate | undefined> {
  const row = await tables(db).selectFrom('taxRate').select(rateColumns).where('id', '=', id).executeTakeFirst();
  return row && asRate(row);
}

/** The rates of a country. */
export async function ratesOfCountry(db: Queryable, country: string): Promise<StaffTaxRate[]> {
  const rows = await tables(db).selectFrom('taxRate').select(rateColumns).where('country', '=', country).limit(mostRates).execute();
  return rows.map(asRate);
}

export async function countRates(db: Queryable): Promise<number> {
  return (
    await tables(db)
      .selectFrom('taxRate')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;
}

/** Writes a rate in place of an earlier state of it. */
export async function upsertTaxRate(tx: Tx, { id, texts, basisPoints, ...rate }: StaffTaxRate): Promise<void> {
  const changed = { ...rate, basisPoints: String(basisPoints), texts: jsonb(texts) };
  await tables(tx)
    .insertInto('taxRate')
    .values({ id, ...changed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute();
}

export async function deleteRate(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('taxRate').where('id', '=', id).execute();
}

const marketColumns = [
  'code as id',
  'texts',
  'countries',
  'currency',
  'taxIncluded',
  'shippingTaxClass',
  'taxProvider',
  'withdrawal',
  'showsLowestPrice',
  'reverseCharge',
  'isDefault',
] as const;

/** A page of markets, and how many there are. */
export async function selectMarkets(
  db: Queryable,
  { page, size, order }: Page<(typeof marketSorts)[number]>,
): Promise<{ items: StaffMarket[]; total: number }> {
  const query = tables(db).selectFrom('market');
  const { rows, total } = await readPage(
    query
      .select(marketColumns)
      .orderBy(order.field === 'id' ? 'code' : order.field, order.direction)
      .orderBy('code'),
    { page, size },
  );
  return { items: rows as unknown as StaffMarket[], total };
}

export async function findMarket(db: Queryable, code: string): Promise<StaffMarket | undefined> {
  return (await tables(db).selectFrom('market').select(marketColumns).where('code', '=', code).executeTakeFirst()) as unknown as StaffMarket | undefined;
}

/** Another market that names one of these countries, with that country. */
export async function rivalMarket(
  db: Queryable,
  { code, countries }: { code: string; countries: readonly string[] },
): Promise<{ code: string; country: string } | undefined> {
  const found = await sql<{ code: string; country: string }>`select m.code, c.country from market m cross join unnest(m.countries) as c (country)
    where m.code <> ${code} and c.country = any(${[...countries]}) order by 1, 2 limit 1`.execute(tables(db));
  return found.rows[0];
}

export async function hasCurrency(db: Queryable, code: string): Promise<boolean> {
  return (await tables(db).selectFrom('currency').select('code').where('code', '=', code).executeTakeFirst()) !== undefined;
}

export async function updateMarket(tx: Tx, code: string, { texts, countries, taxProvider, ...market }: MarketInput): Promise<void> {
  await tables(tx)
    .updateTable('market')
    .set({ ...market, countries: [...countries], texts: jsonb(texts), taxProvider: taxProvider && jsonb(taxProvider) })
    .where('code', '=', code)
    .execute();
}

/** A new market; the first one of a shop is its default. */
export async function insertMarket(tx: Tx, code: string, { texts, countries, taxProvider, ...market }: MarketInput): Promise<void> {
  const isDefault = (await tables(tx).selectFrom('market').select('code').where('isDefault', '=', true).executeTakeFirst()) === undefined;
  await tables(tx)
    .insertInto('market')
    .values({ code, ...market, isDefault, countries: [...countries], texts: jsonb(texts), taxProvider: taxProvider && jsonb(taxProvider) })
    .execute();
}
