/** How many units of an offer's goods are in the cart, toward its next step. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { cart, cartCount } from '#kit/browser/state.ts';
import { useShared } from '#kit/browser/use-shared.ts';
import { ProgressBar } from '#ui/products/progress-bar.tsx';
import { unitsToward, type CountedCart } from './count-units.ts';

/** `slugs` are the products that count, `steps` the units from which on it takes more off, the least first. */
export type OfferProgressProps = { slugs: readonly string[]; steps: readonly number[] };

const nothing: CountedCart = { lines: [] };

/** None in the page's markup, which is everybody's; asked for where the browser knows of a cart. A bar at nought is not drawn; its room stays. */
export function OfferProgress(props: OfferProgressProps) {
  const shown = useShared(cart) as CountedCart | null;
  const units = useShared(cartCount);
  const [asked, setAsked] = useState(nothing);
  useEffect(() => {
    if (units > 0) void callApi<CountedCart>('/cart/get', {}, { quiet: true }).then(({ code, data }) => code === 0 && data && setAsked(data));
  }, [units]);
  const { count, target } = unitsToward(units === 0 ? nothing : (shown ?? asked), props);
  return (
    <div className="text-sm sm:max-w-xs" aria-live="polite">
      {count === 0 ? m.promotions_pieces_first({ count: target }) : m.promotions_pieces_reached({ count, target })}
      <div className={count === 0 ? 'invisible' : ''}>
        <ProgressBar reached={count} target={target} />
      </div>
    </div>
  );
}
