/** How near the cart is to free shipping and to the next reduction. */
import type { Cart } from '../contract.ts';

/** A line of words each, with a bar; nothing where nothing is near. */
export function Nudges({ nudges }: Pick<Cart, 'nudges'>) {
  if (nudges.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3" aria-live="polite">
      {nudges.map((nudge) => (
        <li key={nudge.kind} className="text-sm">
          <span className={nudge.done ? 'text-sales-price' : ''}>{nudge.text}</span>
          {!nudge.done && (
            <progress className="progress progress-primary mt-1.5 block w-full" value={nudge.reached} max={nudge.target} aria-label={nudge.text} />
          )}
        </li>
      ))}
    </ul>
  );
}
