/** What the cart takes off besides: below the price, which holds none of it. */
import * as m from '#messages';
import { Badge } from '#ui/badge.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { BuyBoxProps } from '../data.ts';

/** Each a link to its page, with what it takes off and when; without terms where these are a table below. */
export function OfferHints({ offers }: Pick<BuyBoxProps, 'offers'>) {
  return offers.map(({ slug, title, terms }) => (
    <div key={slug} className="mt-4 text-sm">
      <p className="flex items-center gap-3">
        <Badge look="quiet">{m.product_promotion()}</Badge>
        <ShopLink path={`/promotion/${encodeURIComponent(slug)}`} className="wrap-anywhere underline underline-offset-4 hover:no-underline">
          {title}
        </ShopLink>
      </p>
      {terms.length > 0 && <p className="mt-1 text-desc">{m.product_offer_in_cart({ terms: terms.join(' · ') })}</p>}
    </div>
  ));
}
