/** A word laid on a picture or beside a title. */
import type { ReactNode } from 'react';

const looks = {
  plain: 'py-1 leading-none whitespace-nowrap bg-base-100 text-base-content',
  strong: 'py-1 leading-none whitespace-nowrap bg-base-content text-base-100',
  // On a narrow card it takes two lines rather than run below the heart.
  sale: 'py-0.5 leading-tight max-sm:px-1.5 bg-base-100 text-sales-price',
  quiet: 'py-1 leading-none whitespace-nowrap bg-base-200 text-base-content',
  // Where an order or a return stands: it is under way, it is being decided, it came out well, it came to nothing.
  moving: 'py-1 leading-none whitespace-nowrap bg-info/18 text-base-content',
  ongoing: 'py-1 leading-none whitespace-nowrap bg-warning/25 text-base-content',
  ended: 'py-1 leading-none whitespace-nowrap inset-ring inset-ring-line text-desc',
  done: 'py-1 leading-none whitespace-nowrap bg-success/18 text-base-content',
} as const;

/** A short word such as "Sold out". */
export function Badge({ look = 'plain', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return <span className={`inline-flex items-center rounded-field px-2.5 text-xs font-medium ${looks[look]}`}>{children}</span>;
}
