/** Rows as this browser has seen them lately: a choice over several pages of a list rests on them. */
import type { QueryClient } from '@tanstack/react-query';
import type { Identifier, RaRecord } from 'react-admin';

/** All rows of a resource's lists that are still at hand, by id. */
export function seenRows(client: QueryClient, resource: string): ReadonlyMap<Identifier, RaRecord> {
  const lists = client.getQueriesData<{ data?: RaRecord[] }>({ queryKey: [resource, 'getList'] });
  return new Map(lists.flatMap(([, list]) => (list?.data ?? []).map((row) => [row.id, row] as const)));
}

/** Of these, the ones whose field had this value; null where that is not known of all. */
export function whichWere(
  rows: ReadonlyMap<Identifier, RaRecord>,
  { ids, field, value }: { ids: readonly Identifier[]; field: string; value: boolean },
): Identifier[] | null {
  if (ids.some((id) => typeof rows.get(id)?.[field] !== 'boolean')) return null;
  return ids.filter((id) => rows.get(id)![field] === value);
}
