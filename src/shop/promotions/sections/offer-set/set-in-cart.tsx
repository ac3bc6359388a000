/** What a cart has of a set already, and what is missing. */
import * as m from '#messages';
import type { OfferSet } from '../../show/offer-set.ts';
import { itemsIn } from '../../show/rules-set.ts';
import { useCountedCart } from '../use-counted-cart.ts';

/** Nothing in the page's markup, which is everybody's, and nothing while the cart has none of its items. */
export function SetInCart({ parts }: Pick<OfferSet, 'parts'>) {
  const { lines } = useCountedCart();
  const slugsOf = ({ choices }: OfferSet['parts'][number]) => [...new Set(choices.map(({ slug }) => slug))];
  const { count, target, missing } = itemsIn(
    lines,
    parts.map((part) => ({ units: part.units, slugs: slugsOf(part) })),
  );
  const open = parts.flatMap(({ choices }, index) =>
    missing[index] ? [m.promotions_set_missing_piece({ count: missing[index], title: titlesOf(choices) })] : [],
  );
  return (
    <p className="mt-3 min-h-6 text-sm text-desc" aria-live="polite">
      {count === target && m.promotions_set_complete()}
      {count > 0 && count < target && m.promotions_set_missing({ count, target, missing: open.join(', ') })}
    </p>
  );
}

const titlesOf = (choices: OfferSet['parts'][number]['choices']) => [...new Set(choices.map(({ title }) => title))].join(' / ');
