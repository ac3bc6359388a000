/** A word laid on a picture or beside a title. */
import type { ReactNode } from 'react';

const looks = {
  plain: 'bg-base-100 text-base-content',
  strong: 'bg-base-content text-base-100',
  sale: 'bg-base-100 text-sales-price',
  quiet: 'bg-base-200 text-base-content',
} as const;

/** A short word such as "Sold out". */
export function Badge({ look = 'plain', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center whitespace-nowrap rounded-field px-2.5 py-1 text-xs font-medium leading-none ${looks[look]}`}>{children}</span>
  );
}
