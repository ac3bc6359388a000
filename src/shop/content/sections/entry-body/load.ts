import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import type { ProductListItem } from '#shop/catalog/contract.ts';
import { listItemsById } from '#shop/catalog/lists/index.ts';
import type { ContentPageModel } from '../content-model.ts';

/** The entry's products as lines. */
export type EntryBodyData = { products: ProductListItem[] };

/** The published products that an entry names, in its order, those that are sold out last. */
export async function loadEntryBody({ context: { db, lang, currency }, model: { item } }: SectionScope<ContentPageModel>): Promise<Loaded<EntryBodyData>> {
  if (item.productIds.length === 0) return { data: { products: [] }, tags: [] };
  const products = await listItemsById(db, item.productIds, { currency, lang });
  const isOut = ({ stock }: ProductListItem) => Number(stock === 'out');
  return { data: { products: products.toSorted((a, b) => isOut(a) - isOut(b)) }, tags: item.productIds.map((id) => `product:${id}`) };
}
