/** Cells as values. Each reader answers the value, or what is wrong with the cell. */
import { amount, exponentOf, type Amount } from '#kit/pure/amount.ts';

/** A cell that cannot be understood; the text says why. */
export class BadCell extends Error {
  /** Which field of the file it is. */
  field: string | undefined;
}

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

/** `19.99` in minor units of a currency, exactly. @throws BadCell */
export function readMoney(cell: string, currency: string, what: string): Amount {
  const [, whole, fraction = ''] = /^(\d{1,10})(?:\.(\d+))?$/.exec(cell.replace(/^\+/, '')) ?? [];
  if (whole === undefined) throw new BadCell(`${what} "${cut(cell)}" is not an amount like 19.99`);
  const exponent = exponentOf(currency);
  if (/[1-9]/.test(fraction.slice(exponent))) throw new BadCell(`${what} "${cut(cell)}" has more decimals than ${currency} has`);
  return amount(Number(whole + fraction.slice(0, exponent).padEnd(exponent, '0')));
}

/** A whole number, negative too. @throws BadCell */
export function readCount(cell: string, what: string): number {
  if (!/^[+-]?\d{1,9}(\.0+)?$/.test(cell)) throw new BadCell(`${what} "${cut(cell)}" is not a whole number`);
  return Math.trunc(Number(cell));
}

/** A weight in grams; the unit stands behind the number, else beside it, else it is grams. @throws BadCell */
export function readGrams(cell: string, unit: string): number {
  const [, number, own] = /^(\d{1,9}(?:\.\d+)?)\s*(g|kg|lb|lbs|oz)?$/i.exec(cell) ?? [];
  const factor = gramsPer[(own ?? (unit || 'g')).toLowerCase().replace('lbs', 'lb')];
  if (number === undefined || factor === undefined) throw new BadCell(`the weight "${cut(cell)} ${cut(unit)}" is not understood`);
  const grams = Math.round(Number(number) * factor);
  if (grams > mostGrams) throw new BadCell(`the weight "${cut(cell)}" is too large`);
  return grams;
}

/** Yes or no; blank is yes. @throws BadCell */
export function readFlag(cell: string, what: string): boolean {
  if (/^(|true|yes|1)$/i.test(cell)) return true;
  if (/^(false|no|0)$/i.test(cell)) return false;
  throw new BadCell(`${what} "${cut(cell)}" is neither TRUE nor FALSE`);
}

/** Whether to sell beyond what is there, in the format of both generations; blank: no. @throws BadCell */
export function readPolicy(cell: string): 'deny' | 'continue' {
  if (/^(|deny|false|no|0)$/i.test(cell)) return 'deny';
  if (/^(continue|true|yes|1)$/i.test(cell)) return 'continue';
  throw new BadCell(`the inventory policy "${cut(cell)}" is neither deny nor continue`);
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
