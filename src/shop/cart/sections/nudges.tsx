/** How near the cart is to free shipping and to the next reduction. */
import type { Cart } from '../contract.ts';

/** A line of text each, with a bar; nothing where nothing is near. */
export function Nudges({ nudges }: Pick<Cart, 'nudges'>) {
  if (nudges.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3" aria-live="polite">
      {nudges.map((nudge) => (
        <li key={nudge.kind} className="text-sm">
          <span className={nudge.done ? 'text-saving' : ''}>{nudge.text}</span>
          {!nudge.done && (
            // The text says it; the bar's length is an attribute of the drawing, because the page carries no inline styles.
            <svg viewBox="0 0 100 2" preserveAspectRatio="none" className="mt-1.5 block h-1.5 w-full rounded-full" aria-hidden="true">
              <rect width="100" height="2" className="fill-base-300" />
              <rect width={nudge.target > 0 ? Math.min(100, (nudge.reached * 100) / nudge.target) : 0} height="2" className="fill-base-content" />
            </svg>
          )}
        </li>
      ))}
    </ul>
  );
}
