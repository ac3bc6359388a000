import type { Locale } from '#kit/pure/languages.ts';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import type { PaymentTraits } from './provider.ts';
import { tables } from './tables.ts';

/** A method of an extension as it is kept. */
export type KeptMethod = { id: string; extension: string; titles: Record<Locale, string>; traits: PaymentTraits };

const mostMethods = 1_000;

/** The methods that extensions brought, by id. */
export async function findKeptMethods(reader: Queryable): Promise<KeptMethod[]> {
  const rows = await tables(reader).selectFrom('paymentMethod').select(['id', 'extension', 'titles', 'traits']).orderBy('id').limit(mostMethods).execute();
  return rows as KeptMethod[];
}

export async function upsertKeptMethod(tx: Tx, { titles, traits, ...method }: KeptMethod): Promise<void> {
  const values = { ...method, titles: jsonb(titles), traits: jsonb(traits) };
  await tables(tx)
    .insertInto('paymentMethod')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
