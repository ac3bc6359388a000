/** Sums, one under the other. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { Less } from './price.tsx';

type Money = { amount: number; currency: string };

/** A reduction as the API names it. */
export type Reduction = { title: string; code?: string | undefined; amount: Money };

/** One row; a `strong` one closes the sum. */
export type TotalRow = { title: ReactNode; value: ReactNode; strong?: boolean; note?: ReactNode };

/** The rows of a sum. */
export function Totals({ rows }: { rows: readonly TotalRow[] }) {
  return (
    <dl className="flex flex-col gap-2.5">
      {rows.map((row, index) => (
        <div key={index} className={`flex items-baseline justify-between gap-6 ${row.strong ? 'mt-2 border-t border-line pt-4 text-lg font-medium' : ''}`}>
          <dt>
            {row.title}
            {row.note && <span className="block text-sm font-normal text-desc">{row.note}</span>}
          </dt>
          <dd className="text-right tabular-nums">{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The rows of reductions: title, code, and what they take off. */
export function useReductionRows(reductions: readonly Reduction[]): TotalRow[] {
  return reductions
    .filter((reduction) => reduction.amount.amount > 0)
    .map((reduction) => ({
      title: reduction.code && reduction.code !== reduction.title ? m.ui_reduction({ title: reduction.title, code: reduction.code }) : reduction.title,
      value: (
        <span className="text-saving">
          <Less than={reduction.amount} />
        </span>
      ),
    }));
}
