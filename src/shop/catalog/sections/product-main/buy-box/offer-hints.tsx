/** What the cart takes off besides: below the price, which holds none of it. */
import * as m from '#messages';
import { Badge } from '#ui/badges/badge.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { BuyBoxProps } from '../data.ts';

/**
 * Each a link to its page, with what it takes off and when; `inCart` says so with the price that one alone leaves. `onSale`: the price is a sale price, which
 * looks different. On phones what it takes off is the link, and its page says the rest: the button stays near.
 */
export function OfferHints({ offers, inCart, onSale }: Pick<BuyBoxProps, 'offers'> & { inCart: string | undefined; onSale: boolean }) {
  return offers.map(({ slug, title, gives: all, note, saleNote }) => {
    const gives = inCart ?? all;
    const besides = onSale ? saleNote : note;
    return (
      <div key={slug} className="mt-4 text-sm">
        <p className="flex items-center gap-3">
          <Badge look="quiet">{m.product_promotion()}</Badge>
          <ShopLink path={`/promotion/${encodeURIComponent(slug)}`} className="wrap-anywhere underline underline-offset-4 hover:no-underline">
            <span className="max-sm:hidden">{title}</span>
            <span className="sm:hidden">{gives}</span>
          </ShopLink>
        </p>
        <p className="mt-2 text-desc max-sm:hidden">{gives}</p>
        {besides && <p className="text-desc max-sm:hidden">{besides}</p>}
      </div>
    );
  });
}
