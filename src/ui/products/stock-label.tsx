/** Whether something can be had. */
import * as m from '#messages';
import { usePageView } from '../page-view.tsx';
import { expectedOffer, type ExpectedGoods } from './expected-text.ts';

/** The three labels of stock. */
export type StockState = 'in' | 'low' | 'out';

const dots: Record<StockState, string> = { in: 'fill-success', low: 'fill-warning', out: 'fill-base-content/40' };

type LabelProps = { state: StockState; left?: number | null; expected?: ExpectedGoods | null; mailed?: boolean };

/** A dot and a label; `left` when few are left, `expected` when it is sold ahead of stock. Goods that are `mailed` have no stock. */
export function StockLabel({ state, left = null, expected = null, mailed = false }: LabelProps) {
  const { locale } = usePageView();
  const words = expected
    ? expectedOffer(expected, locale)
    : state === 'out'
      ? m.ui_stock_out()
      : state === 'low' && left !== null
        ? m.ui_stock_left({ count: left })
        : state === 'low'
          ? m.ui_stock_low()
          : mailed
            ? m.ui_sent_by_mail()
            : m.ui_stock_in();
  return (
    <span className="inline-flex items-center gap-2 text-sm">
      <svg viewBox="0 0 8 8" className={`size-2 shrink-0 ${expected ? dots.low : dots[state]}`} aria-hidden="true">
        <circle cx="4" cy="4" r="4" />
      </svg>
      {words}
    </span>
  );
}
