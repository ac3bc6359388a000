/** What is said of offers below a price: written here, so that no browser fetches the words of it. Pure. */
import * as m from '#messages';
import { amount, formatPrice, lessShare } from '#kit/pure/amount.ts';
import { dot } from '#kit/pure/formats.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { BuyBoxProps, ProductPageModel } from './data.ts';

type Promotions = ProductPageModel['promotions'];

/** What each takes off and when, whether different items count together for it, and, of a product `onSale`, whether it comes on top of a sale price. */
export function offerTexts(promotions: Promotions, { locale, onSale }: { locale: Locale; onSale: boolean }): BuyBoxProps['offers'] {
  const options = { locale };
  return promotions.map(({ slug, title, terms, mixes, addsUp, set }) => {
    const note = mixes ? m.product_offer_mixes({}, options) : '';
    const onTop = mixes ? m.product_offer_mixes_on_top({}, options) : m.product_offer_on_top({}, options);
    const said = { terms: terms.join(dot) };
    const gives = set ? m.product_offer_set(said, options) : m.product_offer_in_cart(said, options);
    return { slug, title, gives, note, saleNote: onSale && addsUp ? onTop : note };
  });
}

/** What the cart takes off a price and leaves of it. Null where not one offer alone takes a share off the product: what several leave is known in the cart. */
export function inCartText(price: { amount: number; currency: string }, [offer, ...others]: Promotions, locale: Locale): string | null {
  if (!offer || others.length > 0 || offer.basisPoints === null) return null;
  const left = { ...price, amount: lessShare(amount(price.amount), offer.basisPoints) };
  return m.product_offer_in_cart_price({ terms: offer.terms.join(dot), price: formatPrice(left, locale) }, { locale });
}
