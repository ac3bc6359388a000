/** Cells as values. Each reader answers the value, or what is wrong with the cell. */
import * as m from '#messages';
import { amount, exponentOf, type Amount } from '#kit/pure/amount.ts';
import { aheadKinds, aheadSchema, type Ahead } from '../../stock/contract.ts';
import { BadCell } from './problem.ts';

/** Reads a cell of a field; what is wrong with it carries the field's name. */
export function cellAt<Value>(field: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadCell) error.field ??= field;
    throw error;
  }
}

const mostGrams = 2_000_000_000;
const gramsPer: Record<string, number> = { g: 1, kg: 1000, lb: 453.59237, oz: 28.349523125 };

const moneyMessages = {
  price: { odd: m.import_product_price, tooFine: m.import_product_price_decimals },
  compareAt: { odd: m.import_product_compare_at, tooFine: m.import_product_compare_at_decimals },
};

/** `19.99` in minor units of a currency, exactly. @throws BadCell */
export function readMoney(cell: string, currency: string, field: keyof typeof moneyMessages): Amount {
  const { odd, tooFine } = moneyMessages[field];
  const [, whole, fraction = ''] = /^(\d{1,10})(?:\.(\d+))?$/.exec(cell.replace(/^\+/, '')) ?? [];
  if (whole === undefined) throw new BadCell((options) => odd({ text: cut(cell) }, options));
  const exponent = exponentOf(currency);
  if (/[1-9]/.test(fraction.slice(exponent))) throw new BadCell((options) => tooFine({ text: cut(cell), currency }, options));
  return amount(Number(whole + fraction.slice(0, exponent).padEnd(exponent, '0')));
}

/** A number of units, negative too. @throws BadCell */
export function readCount(cell: string): number {
  if (!/^[+-]?\d{1,9}(\.0+)?$/.test(cell)) throw new BadCell((options) => m.import_product_quantity({ text: cut(cell) }, options));
  return Math.trunc(Number(cell));
}

/** A weight in grams; the unit stands behind the number, else beside it, else it is grams. @throws BadCell */
export function readGrams(cell: string, unit: string): number {
  const [, number, own] = /^(\d{1,9}(?:\.\d+)?)\s*(g|kg|lb|lbs|oz)?$/i.exec(cell) ?? [];
  const factor = gramsPer[(own ?? (unit || 'g')).toLowerCase().replace('lbs', 'lb')];
  if (number === undefined || factor === undefined)
    throw new BadCell((options) => m.import_product_weight({ text: `${cut(cell)} ${cut(unit)}`.trim() }, options));
  const grams = Math.round(Number(number) * factor);
  if (grams > mostGrams) throw new BadCell((options) => m.import_product_weight_high({ text: cut(cell) }, options));
  return grams;
}

const flagMessages = {
  published: m.import_product_published,
  giftCard: m.import_product_gift_card,
  requiresShipping: m.import_product_requires_shipping,
  taxable: m.import_product_taxable,
};

/** Yes or no; blank is yes. @throws BadCell */
export function readFlag(cell: string, field: keyof typeof flagMessages): boolean {
  if (/^(|true|yes|1)$/i.test(cell)) return true;
  if (/^(false|no|0)$/i.test(cell)) return false;
  throw new BadCell((options) => flagMessages[field]({ text: cut(cell) }, options));
}

/** As what something is sold ahead of stock, from which day on, and how much of it; blank: not at all. @throws BadCell */
export function readAhead(cells: { as: string; expectedOn: string; limit: string }): Ahead | null {
  if (cells.as === '') return null;
  const as = aheadKinds.find((kind) => kind === cells.as.toLowerCase().replaceAll(/[\s-]/g, ''));
  if (as === undefined) throw new BadCell((options) => m.import_product_ahead({ text: cut(cells.as) }, options));
  const { expectedOn } = aheadSchema.shape;
  if (!expectedOn.safeParse(cells.expectedOn).success) throw new BadCell((options) => m.import_product_expected_on({ text: cut(cells.expectedOn) }, options));
  const limit = aheadSchema.shape.limit.safeParse(cells.limit === '' ? null : Number(cells.limit));
  if (!limit.success) throw new BadCell((options) => m.import_product_ahead_limit({ text: cut(cells.limit) }, options));
  return { as, expectedOn: cells.expectedOn, limit: limit.data };
}

/** Whether to sell beyond what is there, in the format of both generations; blank: no. @throws BadCell */
export function readPolicy(cell: string): 'deny' | 'continue' {
  if (/^(|deny|false|no|0)$/i.test(cell)) return 'deny';
  if (/^(continue|true|yes|1)$/i.test(cell)) return 'continue';
  throw new BadCell((options) => m.import_product_policy({ text: cut(cell) }, options));
}

/** A code without the apostrophe that keeps spreadsheets from taking it for a number. */
export function readCode(cell: string): string {
  return cell.replace(/^'+/, '').trim();
}

/** A web address, `https:` added where an export left it out; null for anything else. */
export function readAddress(cell: string): string | null {
  const full = cell.startsWith('//') ? `https:${cell}` : cell;
  return full.length <= 2_000 && URL.canParse(full) && /^https?:/i.test(full) ? full : null;
}

/** Enough of a cell to find it again. */
export function cut(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 40)}…` : cell;
}
