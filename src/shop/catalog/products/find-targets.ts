import type { Queryable } from '#kit/server/database.ts';
import { selectTargets, type TargetKind } from './store-targets.ts';

export type { TargetKind } from './store-targets.ts';

/** A product, category, collection or tag by both of its names. */
export type Target = { kind: TargetKind; id: string; slug: string };

/** Products, categories, collections and tags by their slugs or by their ids, in one statement; unknown ones are left out. */
export async function findTargets(db: Queryable, wanted: { slugs: readonly string[] } | { ids: readonly string[] }): Promise<Target[]> {
  return selectTargets(db, 'slugs' in wanted ? { column: 'slug', values: wanted.slugs } : { column: 'id', values: wanted.ids });
}
