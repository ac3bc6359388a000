/** A card on the page of an offer. Pure. */
import { amount, lessShare } from '#kit/pure/amount.ts';
import type { ProductCardData } from '#ui/products/product-card.tsx';
import type { ListingModel } from './data.ts';

/**
 * The page says its own saving, so no card repeats it: what a price was reduced by is said, or nothing. Where `priceInCart` stands beside the price, the
 * earlier price is left out. A product that another offer goes before keeps its own words and price.
 */
export function inOffer(card: ProductCardData, offer: ListingModel['offer']): ProductCardData {
  if (!offer || card.offer !== offer.text) return card;
  return { ...card, offer: null, ...(offer.basisPoints !== null && { linePrice: null }) };
}

/** What the cart leaves of a product's price, where the offer takes a share off each product; else null. */
export function priceInCart(card: ProductCardData, offer: ListingModel['offer']): ProductCardData['price'] | null {
  if (!offer || offer.basisPoints === null || card.offer !== offer.text) return null;
  return { ...card.price, amount: lessShare(amount(card.price.amount), offer.basisPoints) };
}
