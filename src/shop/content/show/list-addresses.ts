import type { Queryable } from '#kit/server/database.ts';
import { ownPages, type ContentKind } from '../contract.ts';
import { countSeen, findAddresses, findPageSlugs } from '../store.ts';

/** Addresses of contents that are published at `now`, of a kind, a bounded part at a time; `type` names an entry's custom category. */
export function listContentAddresses(db: Queryable, kind: ContentKind, part: { offset: number; limit: number; now: Date }) {
  return findAddresses(db, { kind, ...part });
}

/** How many `listContentAddresses` lists in all its parts. */
export const countContentAddresses = (db: Queryable, kind: ContentKind, now: Date): Promise<number> => countSeen(db, { kind, now });

/** Those of these slugs at which there is a page, published or not, the shop's own among them. */
export async function pagesAt(db: Queryable, slugs: readonly string[]): Promise<string[]> {
  const own = slugs.filter((slug) => (ownPages as readonly string[]).includes(slug));
  return [...own, ...(await findPageSlugs(db, slugs))];
}
