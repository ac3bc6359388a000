/** From the catalogue's list items to the cards that show them. */
import { detailPath, type PageView } from '#ui/page-view.tsx';
import { lowestText } from '#ui/products/lowest-text.ts';
import type { ProductCardData } from '#ui/products/product-card.tsx';
import type { ProductListItem } from '../contract.ts';

/** What a card shows of a list item: the variant that the list's options mean, else the product. */
export function cardOf(item: ProductListItem, view: Pick<PageView, 'paths' | 'locale'>): ProductCardData {
  const own = detailPath(view, 'product', item.slug);
  const pathOf = (sku: string) => `${own}/${encodeURIComponent(sku)}`;
  const meant = item.variant?.image ?? null;
  return {
    favorite: item.showFavorite ? item.id : null,
    path: item.variant ? pathOf(item.variant.sku) : own,
    slug: item.slug,
    title: item.title,
    picture: meant ?? item.images[0] ?? null,
    hoverImage: meant ? null : (item.images[1] ?? null),
    price: item.price,
    linePrice: item.linePrice,
    lowest: lowestText(item.lowestPrice, view.locale),
    from: item.priceVaries,
    soldOut: item.stock === 'out',
    expected: item.expected,
    offer: item.offer,
    reviews: item.rating === null || item.reviewCount === 0 ? undefined : { rating: item.rating, count: item.reviewCount },
    swatches: item.swatches.map(({ title, swatch, sku, image }) => ({ title, swatch, path: pathOf(sku), picture: image })),
  };
}
