import type { Queryable } from '#kit/server/database.ts';
import { memoize } from '#kit/server/memoize.ts';
import { pagesBySlug } from '../content/index.ts';
import { nextContentChange } from '../content/show/index.ts';
import { helpPage, policyPages } from './contract.ts';

const mostLanguages = 20;

type UsualPage = { id: string; slug: string; title: string };

/** The usual pages that are published; every page of the storefront asks which of them it can lead to. */
export async function readUsualPages(db: Queryable, lang: string, now: () => Date): Promise<UsualPage[]> {
  const next = await nextContentChange(db, 'page', now());
  return pagesUntil(db, lang, next?.getTime() ?? null, now);
}

/** Named by when the schedule of pages changes next, too: read again once that has passed. */
const pagesUntil = memoize(
  async (db, lang: string, _untilMs: number | null, now: () => Date): Promise<UsualPage[]> =>
    (await pagesBySlug({ db, lang, now }, [helpPage, ...policyPages])).map(({ id, slug, title }) => ({ id, slug, title })),
  { tags: ['page:*', 'pages'], maxEntries: mostLanguages, key: (lang, untilMs) => `${lang} ${untilMs}` },
);
