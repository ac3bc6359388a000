/** Stock as other slices and the browser see it. */
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

/** What a page says about stock instead of the number. */
export type StockLabel = 'in' | 'low' | 'out';

/** From this many pieces down, `low` is said. */
export const lowStockCount = 3;

/** Counts of one variant. Not tracked: always available, without a number. */
export type StockCounts = { onHand: number; reserved: number; policy: 'deny' | 'continue'; tracked: boolean };

/** Asked for more than there is; `data.available` says what is left, `data.lines` of which variants. */
export const outOfStock: ErrorSpec = {
  wire: 41,
  status: 409,
  message: ({ available }: { available: number }, options) => (available > 0 ? m.stock_not_enough({ available }, options) : m.stock_none({}, options)),
};
