/** How near the cart is to free shipping and to the next reduction. */
import { ProgressBar } from '#ui/products/progress-bar.tsx';
import type { Cart } from '../contract.ts';

/** A line of text each, with a bar; nothing where nothing is near. */
export function Nudges({ nudges }: Pick<Cart, 'nudges'>) {
  if (nudges.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3" aria-live="polite">
      {nudges.map((nudge) => (
        <li key={nudge.kind} className="text-sm">
          <span className={nudge.done ? 'text-saving' : ''}>{nudge.text}</span>
          {!nudge.done && <ProgressBar reached={nudge.reached} target={nudge.target} />}
        </li>
      ))}
    </ul>
  );
}
