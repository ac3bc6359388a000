import type { Queryable } from '#kit/server/database.ts';
import { selectMethods } from '../store.ts';

/** The codes of zones to which nothing ships without providers that are not among these: all their methods have rates of others. */
export async function strandedZones(reader: Queryable, providers: ReadonlySet<string>): Promise<string[]> {
  const rows = (await selectMethods(reader)).filter(({ rule }) => rule !== null);
  const isStranded = ({ rule }: (typeof rows)[number]) => {
    const { kind, provider } = rule as { kind: string; provider?: string };
    return kind === 'provider' && provider !== undefined && !providers.has(provider);
  };
  return [...Map.groupBy(rows, ({ zone }) => zone)].flatMap(([zone, methods]) => (methods.every(isStranded) ? [zone] : []));
}
