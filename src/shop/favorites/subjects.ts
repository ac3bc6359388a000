/** What can be on a wish list, by type: each slice says which of its things can be seen, and what a list shows of them. */
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { listItemsById } from '../catalog/lists/index.ts';
import { publishedProductIds } from '../catalog/related/index.ts';
import { contentsById } from '../content/index.ts';
import type { FavoriteInput, FavoriteItem, FavoriteType } from './contract.ts';

/** What a list shows of an item, besides when it was saved. */
export type Subject = Omit<FavoriteItem, 'addedAt' | 'savedPrice'>;

type Subjects = {
  /** Those of the ids that can be seen now, in one query. */
  visible(db: Queryable, ids: readonly string[], now: () => Date): Promise<readonly string[]>;
  /** What a list shows of them, in one query; at most a page of ids. */
  show(context: Context, ids: readonly string[]): Promise<Subject[]>;
};

const products: Subjects = {
  visible: publishedProductIds,
  async show({ db, currency, lang }, ids) {
    const items = await listItemsById(db, ids, { currency, lang });
    return items.map((product) => ({
      type: 'product',
      id: product.id,
      slug: product.slug,
      title: product.title,
      summary: product.summary,
      picture: product.images[0] ?? null,
      product,
    }));
  },
};

const contents = (type: 'article' | 'page'): Subjects => ({
  visible: async (reader, ids, now) => (await contentsById(reader, type, { ids, lang: 'en', now })).map((content) => content.id),
  async show({ db, lang, now }, ids) {
    const found = await contentsById(db, type, { ids, lang, now });
    return found.map(({ id, slug, title, summary, picture }) => ({ type, id, slug, title, summary, picture, product: null }));
  },
});

const subjects: Record<FavoriteType, Subjects> = { product: products, page: contents('page'), article: contents('article') };

/** Those of the ids that this visitor may see now; malformed ones are left out. */
export async function visibleIds(db: Queryable, { type, ids, now }: { type: FavoriteType; ids: readonly string[]; now(): Date }): Promise<Set<string>> {
  const possible = ids.filter(isId);
  return new Set(possible.length === 0 ? [] : await subjects[type].visible(db, possible, now));
}

/** What a list shows of things of one type, by id. */
export async function showSubjects(context: Context, type: FavoriteType, ids: readonly string[]): Promise<Map<string, Subject>> {
  if (ids.length === 0) return new Map();
  return new Map((await subjects[type].show(context, ids)).map((subject) => [subject.id, subject]));
}

/** What a product costs at least, as the shopper sees it; null for everything else. */
export async function priceNow(
  db: Queryable,
  { type, id }: FavoriteInput,
  view: { currency: string; lang: string },
): Promise<{ amount: number; currency: string } | null> {
  if (type !== 'product') return null;
  const [item] = await listItemsById(db, [id], view);
  return item?.price ?? null;
}
