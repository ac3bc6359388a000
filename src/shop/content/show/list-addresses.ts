import type { Queryable } from '#kit/server/database.ts';
import type { ContentKind } from '../contract.ts';
import { findAddresses, findPageSlugs } from '../store.ts';

/** Addresses of contents that are published at `now`, of a kind, a bounded part at a time; `type` names an entry's custom category. */
export function listContentAddresses(db: Queryable, kind: ContentKind, part: { offset: number; limit: number; now: Date }) {
  return findAddresses(db, { kind, ...part });
}

/** Pages whose contents are no words; they live among the pages (docs/contract.md, "Addresses of pages"). */
export const ownPages = ['order-lookup', 'newsletter', 'wish-list', 'feedback', 'withdrawal'] as const;

/** Those of these slugs at which there is a page, published or not, the shop's own among them. */
export async function pagesAt(db: Queryable, slugs: readonly string[]): Promise<string[]> {
  const own = slugs.filter((slug) => (ownPages as readonly string[]).includes(slug));
  return [...own, ...(await findPageSlugs(db, slugs))];
}
