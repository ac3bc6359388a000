import type { Queryable } from '#kit/server/database.ts';
import { selectAll } from '../store.ts';

/** Markets whose tax a provider calculates that is not among these; `ownRates`: the shop's own apply meanwhile, else nothing can be ordered there. */
export async function strandedMarkets(reader: Queryable, providers: ReadonlySet<string>): Promise<{ code: string; ownRates: boolean }[]> {
  const { markets } = await selectAll(reader);
  return markets.flatMap(({ code, taxProvider }) => (taxProvider && !providers.has(taxProvider.id) ? [{ code, ownRates: taxProvider.ownRates }] : []));
}
