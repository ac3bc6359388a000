/** How far something has come. */

/** A bar for the eye alone: words beside it say what it means. Its length is an attribute of the drawing, because the page carries no inline styles. */
export function ProgressBar({ reached, target }: { reached: number; target: number }) {
  const whole = 100;
  return (
    <svg viewBox="0 0 100 2" preserveAspectRatio="none" className="mt-1.5 block h-1.5 w-full rounded-full" aria-hidden="true">
      <rect width={whole} height="2" className="fill-base-300" />
      <rect width={target > 0 ? Math.min(whole, (reached * whole) / target) : 0} height="2" className="fill-base-content" />
    </svg>
  );
}
