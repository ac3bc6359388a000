/** What counted values are called: the shop's own data says so, in one statement, by the same parts as PostgreSQL's own counts. */
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import { facetKindOf, facetKinds } from '../facets/registry.ts';
import type { FacetCount } from '../search/catalog-search.ts';
import { tables } from '../tables.ts';
import type { CountedValue, Counting } from './count-aggregations.ts';

/** Counts of a list by the kinds of facets that have values. */
export type NamedCounts = ReadonlyMap<string, readonly FacetCount[]>;

type StoredCount = Pick<FacetCount, 'facet' | 'value' | 'count'> & Partial<FacetCount>;

const kinds = facetKinds.filter(({ sql: { valuesOf } }) => valuesOf !== undefined);

/** The counts of several lists, named. */
export async function nameCounts(db: Queryable, lists: readonly { counting: Counting; values: readonly CountedValue[] }[]): Promise<NamedCounts[]> {
  if (lists.length === 0) return [];
  const parts = lists.map((list, index) => partOf(list, index));
  const found = await sql<{ counts: Record<string, StoredCount[]>[] }>`with ${sql.join(parts.flatMap(({ tables: own }) => own))}
    select jsonb_build_array(${sql.join(parts.map(({ counts }) => counts))}) as counts`.execute(tables(db));
  return found.rows[0]!.counts.map(
    (byKind) => new Map(Object.entries(byKind).map(([key, rows]) => [key, rows.map((row) => toCount(row, lists[0]!.counting))])),
  );
}

function toCount(row: StoredCount, { query: { pricing } }: Counting): FacetCount {
  const whole = { title: null, facetTitle: null, swatch: null, position: 0, ...row };
  return facetKindOf(row.facet)?.sql.toCount?.(whole, pricing) ?? whole;
}

function partOf(
  { counting, values }: { counting: Counting; values: readonly CountedValue[] },
  index: number,
): { tables: RawBuilder<unknown>[]; counts: RawBuilder<unknown> } {
  const { facet, query } = counting;
  const [counted, matched] = [sql.raw(`counted${index}`), sql.raw(`matched${index}`)];
  const numbered = [...new Set(values.map(({ productId }) => productId))].map((id, n) => ({ id, n }));
  const numberOf = new Map(numbered.map(({ id, n }) => [id, n]));
  const rows = values.map(({ productId, ...value }) => ({ ...value, example: numberOf.get(productId) }));
  const asked = { facet, values: counting.values, specifications: query.specifications, fields: query.fields, extensions: query.extensions };
  const counts = kinds
    .filter((kind) => facet === null || facetKindOf(facet) === kind)
    // No such kind looks at the variants themselves.
    .map((kind) => sql`${kind.key}::text, ${kind.sql.counts({ counted, matched, offers: matched }, asked)}`);
  return {
    tables: [
      sql`${counted} as materialized (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (facet text, value text, count bigint, example int))`,
      sql`${matched} as materialized (select * from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as row (id uuid, n int))`,
    ],
    counts: counts.length === 0 ? sql`'{}'::jsonb` : sql`jsonb_build_object(${sql.join(counts)})`,
  };
}
