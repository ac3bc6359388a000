/** A word laid on a picture or beside a title. */
import type { ReactNode } from 'react';

const looks = {
  plain: 'bg-base-100 text-base-content',
  strong: 'bg-base-content text-base-100',
  // On a phone's narrow card a long one takes two lines rather than run below the heart.
  sale: 'py-0.5 leading-tight max-sm:px-1.5 sm:whitespace-nowrap bg-base-100 text-sales-price',
  quiet: 'bg-base-200 text-base-content',
} as const;

/** The shape of a badge; `StateBadge` has it too. */
export const badgeShape = 'inline-flex items-center rounded-field px-2.5 text-xs font-medium';
/** For words that stay on one line. */
export const oneLine = 'py-1 leading-none whitespace-nowrap';

/** A short word such as "Sold out". */
export function Badge({ look = 'plain', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return <span className={`${badgeShape} ${looks[look]} ${look === 'sale' ? '' : oneLine}`}>{children}</span>;
}
