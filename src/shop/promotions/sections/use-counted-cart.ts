/** The cart, for what counts its units. */
import { useEffect, useState } from 'react';
import { callApi } from '#kit/browser/api-call.ts';
import { cart, cartCount } from '#kit/browser/state.ts';
import { useShared } from '#kit/browser/use-shared.ts';
import type { CountedCart } from './offer-progress/count-units.ts';

const nothing: CountedCart = { lines: [] };

/** Empty in the page's markup, which is everybody's; asked for where the browser knows of a cart. */
export function useCountedCart(): CountedCart {
  const shown = useShared(cart) as CountedCart | null;
  const units = useShared(cartCount);
  const [asked, setAsked] = useState(nothing);
  useEffect(() => {
    if (units > 0) void callApi<CountedCart>('/cart/get', {}, { quiet: true }).then(({ code, data }) => code === 0 && data && setAsked(data));
  }, [units]);
  return units === 0 ? nothing : (shown ?? asked);
}
