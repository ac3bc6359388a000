/** A search engine of an extension: limited in time, its answers checked, and PostgreSQL's in its place while it fails. */
import { z } from 'zod';
import type { ExtensionCatalogSearch } from '#extension/catalog-search.ts';
import type { ExtensionContext } from '#extension/context.ts';
import { localeFor } from '#kit/pure/languages.ts';
import { systemContext } from '#kit/server/context.ts';
import type { Host } from '#kit/server/slice.ts';
import { readExtensionSettings } from '#shop/extensions/index.ts';
import { facetCountsSchema, publishedOf, type CatalogSearch, type EngineBefore, type ProductMatches } from '#shop/catalog/search/index.ts';
import { limited, type Installed } from '../extension-context.ts';

const ids = (most: number) =>
  z
    .array(z.uuid())
    .max(most)
    .refine((all) => new Set(all).size === all.length, 'names a product twice');
const matches = (size: number) =>
  z.object({
    productIds: ids(size),
    total: z.int().min(0),
    isLowerBound: z.boolean(),
    facets: facetCountsSchema.nullable(),
    correctedText: z.string().max(1_000).nullable(),
  });

/** Puts an extension's engine before PostgreSQL's. */
export function ownCatalogSearch(installed: Installed, engine: ExtensionCatalogSearch, host: () => Host): EngineBefore {
  const { definition, limits } = installed;
  let restsUntil = -Infinity;
  const ask = async <Answer>(lang: string, work: (own: ExtensionContext<never>) => Promise<Answer>, usual: () => Promise<Answer>) => {
    if (performance.now() < restsUntil) return usual();
    const name = `the search engine of ${definition.name}`;
    const context = systemContext(host(), { name, lang, locale: localeFor(lang) });
    try {
      const isReady = engine.isReady?.((await readExtensionSettings(context, definition)) as never) ?? true;
      if (!isReady) return await usual();
      return await limited(installed, context, { what: name, ms: limits.sectionMs }, work);
    } catch (error) {
      restsUntil = performance.now() + limits.restMs;
      context.log.error({ err: error, extension: definition.name }, 'the search engine failed; PostgreSQL answers in its place');
    }
    return usual();
  };
  // Its index may lag behind: what was taken from sight meanwhile is not shown.
  const shown = async (found: ProductMatches) => ({ ...found, productIds: await publishedOf(host().database.reader, found.productIds) });
  return (usual: CatalogSearch) => ({
    find: (query) =>
      ask<ProductMatches>(
        query.search?.lang ?? 'en',
        async (own) => shown(matches(query.size).parse(await engine.find(own, query, usual))),
        () => usual.find(query),
      ),
    suggest: (query) =>
      ask(
        query.lang,
        async (own) => publishedOf(host().database.reader, ids(query.size).parse(await engine.suggest(own, query, usual))),
        () => usual.suggest(query),
      ),
  });
}
