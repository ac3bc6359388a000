/** From the catalogue's list items to the cards that show them. */
import { detailPath, type PageView } from '#ui/page-view.tsx';
import type { ProductCardData } from '#ui/products/product-card.tsx';
import type { ProductListItem } from '../contract.ts';
import { shownOptions } from '../rules.ts';

/** What a card shows of a list item. */
export function cardOf(item: ProductListItem, view: Pick<PageView, 'paths'>): ProductCardData {
  const coloured = shownOptions(item.options).find((option) => option.values.some((value) => value.swatch));
  return {
    favorite: item.showFavorite ? item.id : null,
    path: detailPath(view, 'product', item.slug),
    slug: item.slug,
    title: item.title,
    picture: item.images[0] ?? null,
    secondPicture: item.images[1] ?? null,
    price: item.price,
    linePrice: item.linePrice,
    from: item.priceVaries,
    soldOut: item.stock === 'out',
    offer: item.offer,
    reviews: item.rating === null || item.reviewCount === 0 ? undefined : { rating: item.rating, count: item.reviewCount },
    choices: coloured?.values.map(({ title, swatch }) => ({ title, swatch })) ?? [],
  };
}
