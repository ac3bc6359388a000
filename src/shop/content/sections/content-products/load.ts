import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { productCardOf } from '#shop/catalog/index.ts';
import { listItemsById } from '#shop/catalog/lists/index.ts';
import { readSettings } from '#shop/settings/index.ts';
import type { ContentPageModel } from '../content-model.ts';
import type { ContentProductsData } from './section.tsx';

/** The products that an article or entry names, in its order, those that are sold out last; one that is no longer sold is left out. */
export async function loadContentProducts({
  context: { db, lang, locale, currency },
  model: { item },
}: SectionScope<ContentPageModel>): Promise<Loaded<ContentProductsData>> {
  if (item.productIds.length === 0) return { data: { products: [] }, tags: [] };
  const [items, { routes }] = await Promise.all([listItemsById(db, item.productIds, { currency, lang }), readSettings(db)]);
  const cards = items.map((one) => productCardOf(one, { paths: routes, locale }));
  return { data: { products: cards.toSorted((a, b) => Number(a.soldOut) - Number(b.soldOut)) }, tags: item.productIds.map((id) => `product:${id}`) };
}
