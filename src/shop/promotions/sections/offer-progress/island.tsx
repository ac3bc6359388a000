/** How many units of an offer's goods are in the cart, toward its next step, and what they come to. */
import * as m from '#messages';
import { useMoney } from '#ui/page-view.tsx';
import { ProgressBar } from '#ui/products/progress-bar.tsx';
import { useCountedCart } from '../use-counted-cart.ts';
import { sumOf, unitsToward } from './count-units.ts';

/** `slugs` are the products that count, `steps` the units from which on it takes more off, the least first. */
export type OfferProgressProps = { slugs: readonly string[]; steps: readonly number[] };

/** None in the page's markup. A bar at nought is not drawn; its room stays. */
export function OfferProgress(props: OfferProgressProps) {
  const money = useMoney();
  const counted = useCountedCart();
  const { count, target } = unitsToward(counted, props);
  const sum = sumOf(counted, props.slugs);
  return (
    <div className="text-sm sm:max-w-xs" aria-live="polite">
      {count === 0 ? m.promotions_pieces_first({ count: target }) : m.promotions_pieces_reached({ count, target })}
      <div className={count === 0 ? 'invisible' : ''}>
        <ProgressBar reached={count} target={target} />
      </div>
      {sum && (
        <p className="mt-2">
          {sum.saving.amount > 0
            ? m.promotions_pieces_sum_saving({ sum: money(sum.total), saving: money(sum.saving) })
            : m.promotions_pieces_sum({ sum: money(sum.total) })}
        </p>
      )}
    </div>
  );
}
