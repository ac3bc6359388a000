/** Whether something can be had. */
import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import { usePageView } from '../page-view.tsx';
import { expectedOffer, type ExpectedGoods } from './expected-text.ts';

/** The three labels of stock. */
export type StockState = 'in' | 'low' | 'out';

const dots: Record<StockState, string> = { in: 'fill-success', low: 'fill-warning', out: 'fill-base-content/40' };

type LabelProps = { state: StockState; left?: number | null; expected?: ExpectedGoods | null; mailed?: boolean };

/** A dot and a label; `left` when few are left, `expected` when it is sold ahead of stock. Goods that are `mailed` have no stock. */
export function StockLabel(props: LabelProps) {
  const { locale } = usePageView();
  return (
    <span className="inline-flex items-center gap-2 text-sm">
      <svg viewBox="0 0 8 8" className={`size-2 shrink-0 ${props.expected ? dots.low : dots[props.state]}`} aria-hidden="true">
        <circle cx="4" cy="4" r="4" />
      </svg>
      {labelOf(props, locale)}
    </span>
  );
}

function labelOf({ state, left = null, expected = null, mailed = false }: LabelProps, locale: Locale): string {
  if (expected) return expectedOffer(expected, locale);
  if (state === 'out') return m.ui_sold_out();
  if (state === 'low') return left === null ? m.ui_stock_low() : m.ui_stock_left({ count: left });
  return mailed ? m.ui_sent_by_mail() : m.ui_stock_in();
}
