/** How long it takes to come, what that costs, and what if it is not right. */
import * as m from '#messages';
import { Icon, type IconName } from '#ui/icons.tsx';
import { usePriceInText, usePageView } from '#ui/page-view.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { MaybeLink, usualPath } from '#ui/usual-pages.tsx';
import type { ReactNode } from 'react';
import type { DeliveryData } from './data.ts';

const link = 'underline underline-offset-4 hover:no-underline';

const usualOf = ({ ways }: NonNullable<DeliveryData['terms']>) => ways.find((way) => way.arrives !== null);

/** In short, beside the product: the usual way, and from when on it costs nothing. */
export function DeliveryHints({ terms, returnDays }: DeliveryData & { returnDays: number }) {
  const price = usePriceInText();
  const usual = terms && usualOf(terms);
  if (!terms || (!usual && !terms.freeFrom)) return null;
  return (
    <ul className="mt-6 flex flex-col gap-3 border-t border-line pt-6 text-sm text-desc">
      {usual?.arrives && (
        <Hint icon="truck" promise>
          {m.product_delivery_arrives({ method: usual.title, country: terms.country, days: usual.arrives })}
        </Hint>
      )}
      {terms.freeFrom && <Hint icon="parcel">{m.product_delivery_free({ price: price(terms.freeFrom) })}</Hint>}
      <Returns days={returnDays} />
    </ul>
  );
}

function Returns({ days }: { days?: number }) {
  const path = usualPath(usePageView(), 'returns');
  // Without a number and a page it says nothing.
  if (path === null && days === undefined) return null;
  return (
    <Hint icon="return">
      <MaybeLink path={path} className={link}>
        {days === undefined ? m.product_returns() : m.product_returns_within({ days })}
      </MaybeLink>
    </Hint>
  );
}

/** What the lines beside the product do not say (`isTold`: they are there): the other ways, and the pages with the rest. */
export function DeliveryDetails({ terms, isTold }: DeliveryData & { isTold: boolean }) {
  const more = usualPath(usePageView(), 'shipping');
  const price = usePriceInText();
  return (
    <ul className="flex flex-col gap-3 text-[0.9375rem]">
      {terms?.ways.map(
        (way) =>
          way.arrives &&
          !(isTold && way === usualOf(terms)) && (
            <Hint key={way.title} icon="truck" promise>
              {m.product_delivery_arrives({ method: way.title, country: terms.country, days: way.arrives })}
            </Hint>
          ),
      )}
      {!isTold && terms?.freeFrom && <Hint icon="parcel">{m.product_delivery_free({ price: price(terms.freeFrom) })}</Hint>}
      {more !== null && (
        <Hint icon="clock">
          <ShopLink path={more} className={link}>
            {m.product_delivery_more()}
          </ShopLink>
        </Hint>
      )}
      <Returns />
    </ul>
  );
}

/** A `promise` says when something comes; the style sheet shows none while the variant is sold out. */
function Hint({ icon, promise = false, children }: { icon: IconName; promise?: boolean; children: ReactNode }) {
  return (
    <li data-delivery={promise ? '' : undefined} className="flex gap-3">
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}
