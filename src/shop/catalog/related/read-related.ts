import { isKey, type Queryable } from '#kit/server/database.ts';
import { readMarkets } from '../../markets/index.ts';
import { catalogLimits, type ProductListItem, type RelatedProducts } from '../contract.ts';
import { listItemsById, toListItem, type ListView } from '../lists/list-products.ts';
import { promotionBadges } from '../products/promotion-badges.ts';
import { findRelated, publishedProductIds } from './store-related.ts';

const mostRelated = 4;
/** More are shown where the merchant chose more. */
const mostPicked = 12;

/** What goes with the published product at a slug, in one statement. */
export async function readRelated(db: Queryable, slug: string, view: ListView): Promise<RelatedProducts> {
  if (!isKey(slug, catalogLimits.slugLength)) return { partner: null, related: [] };
  const asked = { at: { slug, lang: view.lang }, most: mostRelated + 1, currency: view.currency };
  const [markets, badgeOf, rows] = await Promise.all([readMarkets(db), promotionBadges(db, view), findRelated(db, asked)]);
  const items = rows.map((row) => toListItem(row, { ...view, markets, badgeOf }));
  const [chosen, near, bought] = (['isPicked', 'isNear', 'isBought'] as const).map((how) => new Set(rows.filter((row) => row[how]).map(({ id }) => id)));
  const otherPlaces = new Map(rows.flatMap(({ id, otherPlace }): [string, number][] => (otherPlace === null ? [] : [[id, otherPlace]])));
  const others = items.filter(({ id }) => otherPlaces.has(id)).toSorted((a, b) => otherPlaces.get(a.id)! - otherPlaces.get(b.id)!);
  const buyable = (item: ProductListItem) => item.showCart && item.stock !== 'out';
  const picked = items.filter((item) => chosen!.has(item.id));
  const fromOrders = items.find((item) => bought!.has(item.id) && buyable(item));
  const partner = fromOrders ?? picked.find(buyable) ?? others.find(buyable);
  const found = items.filter((item) => near!.has(item.id) && !chosen!.has(item.id) && item.id !== partner?.id);
  const beside = picked.filter((item) => item.id !== partner?.id).slice(0, mostPicked);
  return {
    partner: partner ? { item: partner, fromOrders: fromOrders !== undefined } : null,
    related: [...beside, ...found.slice(0, Math.max(mostRelated - beside.length, 0))],
  };
}

/** Published products by id as list items, in the order of the ids, in two statements; unknown, malformed and unpublished ones are left out. */
export async function listPublishedById(db: Queryable, ids: readonly string[], view: ListView): Promise<ProductListItem[]> {
  const known = new Set(await publishedProductIds(db, ids));
  return known.size === 0
    ? []
    : listItemsById(
        db,
        [...new Set(ids)].filter((id) => known.has(id)),
        view,
      );
}
