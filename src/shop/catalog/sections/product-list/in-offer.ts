/** A card on the page of an offer. Pure. */
import { amount, share, subtract } from '#kit/pure/amount.ts';
import type { ProductCardData } from '#ui/products/product-card.tsx';
import type { ListingModel } from './data.ts';

/**
 * The page's own saving leads: its words go before what the price was reduced by. Where the cart takes a share off each product, the card has the price
 * of the cart beside today's. A product that another offer goes before keeps its own words and price.
 */
export function inOffer(card: ProductCardData, offer: ListingModel['offer']): ProductCardData {
  if (!offer || card.offer !== offer.text) return card;
  if (offer.basisPoints === null) return { ...card, badge: offer.text };
  const now = amount(card.price.amount);
  const inCart = subtract(now, share(now, offer.basisPoints));
  return { ...card, badge: offer.text, price: { ...card.price, amount: inCart }, linePrice: card.price };
}
