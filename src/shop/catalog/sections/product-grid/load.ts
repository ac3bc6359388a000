import { textIn, type Texts } from '#kit/pure/languages.ts';
import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { listProducts } from '../../list-products.ts';
import type { ProductGridData } from './section.tsx';
import type { ProductGridSettings } from './settings.ts';

/** The heading's words and the products. */
export async function loadProductGrid(
  { context: { db, lang, currency } }: SectionScope<unknown>,
  settings: ProductGridSettings,
): Promise<Loaded<ProductGridData>> {
  const { sort = 'relevance', ...scope } = settings.source;
  const filter = { ...withoutUndefined(scope), options: {}, sort, page: 1, size: settings.limit };
  const { items } = await listProducts(db, filter, { currency, lang, facets: 'none' });
  const texts = settings.texts as Texts<'title' | 'text' | 'action'>;
  const word = (name: 'title' | 'text' | 'action') => textIn(texts, name, lang);
  return {
    data: { title: word('title'), text: word('text'), action: word('action'), items },
    tags: ['products', ...items.map((item) => `product:${item.id}`)],
  };
}

type Scope = { category?: string; tag?: string; collection?: string };

function withoutUndefined(scope: { [Name in keyof Scope]?: string | undefined }): Scope {
  return Object.fromEntries(Object.entries(scope).filter(([, slug]) => slug !== undefined)) as Scope;
}
