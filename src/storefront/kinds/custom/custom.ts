/**
 * Custom categories: lists at a path of the merchant's, their pages named by type (`custom-<type>`, else `custom-<source>`),
 * and, where what they list has no page of its own, pages below (`custom-<type>-detail`, else `custom-<source>-detail`).
 */
import type { AnyPageKind } from '#kit/server/page/page-kind.ts';
import { pageListQuery } from '#shop/catalog/lists/index.ts';
import { articleList } from './custom-articles.ts';
import { customBrand, customBrandList } from '../brands.ts';
import { customCategories, type CustomCategory, type CustomLoader } from './custom-addresses.ts';
import { entryDetail, entryList } from './custom-entries.ts';

/** What each source shows. Articles have pages of their own elsewhere. */
const sources: Record<CustomCategory['source'], { list: CustomLoader; detail?: CustomLoader }> = {
  article: { list: articleList },
  brand: { list: customBrandList, detail: customBrand },
  entry: { list: entryList, detail: entryDetail },
};

/** Query parameters of pages below: those of products' lists, where they list any. */
const detailQuery = [...pageListQuery.filter((name) => name !== 'brand'), 'category', 'collection'];

function customKind(name: 'custom' | 'custom-detail', query: readonly string[]): AnyPageKind {
  const part = name === 'custom' ? 'list' : 'detail';
  return {
    name,
    kind: 'custom',
    query,
    visibility: 'public',
    async load(context, request) {
      const custom = (await customCategories(context)).find(({ type }) => type === request.type);
      const loader = custom && sources[custom.source][part];
      if (!custom || !loader) return { kind: 'notFound' };
      const outcome = await loader(context, request, custom);
      const end = part === 'detail' ? '-detail' : '';
      return outcome.kind === 'found' ? { template: [`custom-${custom.type}${end}`, `custom-${custom.source}${end}`], ...outcome } : outcome;
    },
  };
}

/** The kinds. */
export const customKinds: readonly AnyPageKind[] = [customKind('custom', ['page', 'category', 'tag']), customKind('custom-detail', detailQuery)];
