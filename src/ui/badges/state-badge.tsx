/** Where something of an account stands: an order, a return, a way of signing in. Apart from `Badge`, so that no product page fetches its looks. */
import type { ReactNode } from 'react';
import { badgeShape, oneLine } from './badge.tsx';

const looks = {
  // It waits for its shopper.
  strong: 'bg-base-content text-base-100',
  quiet: 'bg-base-200 text-base-content',
  // It is under way, it is being decided, it came out well, it came to nothing.
  moving: 'bg-info/18 text-base-content',
  ongoing: 'bg-warning/25 text-base-content',
  done: 'bg-success/18 text-base-content',
  ended: 'border border-line text-desc',
} as const;

/** How it looks. */
export type StateLook = keyof typeof looks;

/** A short word such as "Delivered". */
export function StateBadge({ look, children }: { look: StateLook; children: ReactNode }) {
  return <span className={`${badgeShape} ${oneLine} ${looks[look]}`}>{children}</span>;
}
