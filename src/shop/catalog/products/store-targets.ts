import { sql } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** What a promotion can name. */
export type TargetKind = 'product' | 'category' | 'collection' | 'tag';

const kinds = ['product', 'category', 'collection', 'tag'] as const;

export async function selectTargets(db: Queryable, { column, values }: { column: 'slug' | 'id'; values: readonly string[] }) {
  if (values.length === 0) return [];
  const type = sql.raw(column === 'id' ? 'uuid[]' : 'text[]');
  const parts = kinds.map((kind) => sql`select ${kind} as kind, id, slug from ${sql.table(kind)} where ${sql.ref(column)} = any(${[...values]}::${type})`);
  return (await sql<{ kind: TargetKind; id: string; slug: string }>`${sql.join(parts, sql` union all `)}`.execute(tables(db))).rows;
}

/** Which of these slugs are of products that are shown. */
export function selectPublished(db: Queryable, slugs: readonly string[]): Promise<{ id: string; slug: string }[]> {
  return tables(db)
    .selectFrom('product')
    .select(['id', 'slug'])
    .where('slug', 'in', [...slugs])
    .where('published', '=', true)
    .execute();
}
