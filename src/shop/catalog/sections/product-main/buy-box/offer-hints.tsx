/** What the cart takes off besides: below the price, which holds none of it. */
import * as m from '#messages';
import { dot } from '#kit/pure/formats.ts';
import { Badge } from '#ui/badge.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { BuyBoxProps } from '../data.ts';

/**
 * Each a link to its page, with what it takes off and when. `onSale`: the price is a sale price, which looks different.
 * On phones what it takes off is the link, and its page says the rest: the button stays near.
 */
export function OfferHints({ offers, onSale }: Pick<BuyBoxProps, 'offers'> & { onSale: boolean }) {
  return offers.map(({ slug, title, terms, mixes, addsUp }) => {
    const gives = m.product_offer_in_cart({ terms: terms.join(dot) });
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
        <Note mixes={mixes} onTop={onSale && addsUp} />
      </div>
    );
  });
}

/** Whether different items count together for the offer, and whether it comes on top of the price of a sale. */
function Note({ mixes, onTop }: { mixes: boolean; onTop: boolean }) {
  if (!mixes && !onTop) return null;
  const text = mixes ? (onTop ? m.product_offer_mixes_on_top : m.product_offer_mixes) : m.product_offer_on_top;
  return <p className="text-desc max-sm:hidden">{text()}</p>;
}
