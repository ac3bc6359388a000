import { memoize } from '#kit/server/memoize.ts';
import { pagesBySlug } from '../content/index.ts';
import { helpPage, policyPages } from './contract.ts';

const mostLanguages = 20;

/** The usual pages that are published; every page of the storefront asks which of them it can lead to. */
export const readUsualPages = memoize(
  async (db, lang: string, now: () => Date) =>
    (await pagesBySlug({ db, lang, now }, [helpPage, ...policyPages])).map(({ id, slug, title }) => ({ id, slug, title })),
  { tags: ['page:*', 'pages'], maxEntries: mostLanguages, key: (lang) => lang },
);
