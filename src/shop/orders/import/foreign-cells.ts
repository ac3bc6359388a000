/** Pure: cells of an exported order as amounts, times and texts. */
import * as m from '#messages';
import { amount, exponentOf, parseDecimal, zero, type Amount } from '#kit/pure/amount.ts';
import { isPlainText } from '#kit/pure/plain-text.ts';
import { orderLimits } from '../contract.ts';
import { OrderProblem, quoted, type Cells } from './foreign-order.ts';

const time = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?) ?(?:Z|UTC|([+-]\d\d):?(\d\d))?$/;

/** The cell of a field; empty where there is none. */
export const textOf = (cells: Cells, field: string): string => cells[field] ?? '';

/** Text that people wrote: cut to a length, nothing where it holds control characters. */
export function plainOf(cells: Cells, field: string, longest: number): string {
  // A pair of halves may be cut in two, and a half is no text.
  const text = textOf(cells, field).slice(0, longest).toWellFormed();
  return isPlainText(text) ? text : '';
}

/** A code of three letters that the money of the world knows. @throws OrderProblem */
export function currencyOf(cells: Cells): string {
  const code = textOf(cells, 'currency').toUpperCase();
  if (!Intl.supportedValuesOf('currency').includes(code))
    throw new OrderProblem('currency', (options) => m.import_order_currency({ text: quoted(code) }, options));
  return code;
}

/** An amount; nothing where the cell is blank. Zeros beyond the currency's decimals are taken as such. @throws OrderProblem */
export function amountOf(cells: Cells, field: string, currency: string): Amount | null {
  const text = textOf(cells, field);
  if (text === '') return null;
  const surplus = new RegExp(String.raw`(\.\d{${exponentOf(currency)}})0+$`);
  const read = parseDecimal(text.replace(surplus, '$1').replace(/\.$/, ''), currency);
  if (read === null) throw new OrderProblem(field, (options) => m.import_order_amount({ text: quoted(text), currency }, options));
  if (read > orderLimits.mostTotal) throw new OrderProblem(field, (options) => m.import_order_amount_high({ text: quoted(text) }, options));
  return read;
}

/** An amount that there is; a blank cell is nothing of it. @throws OrderProblem */
export const sumOf = (cells: Cells, field: string, currency: string): Amount => amountOf(cells, field, currency) ?? zero;

/** A whole number from 1 on. @throws OrderProblem */
export function unitsOf(cells: Cells, field: string): number {
  const text = textOf(cells, field);
  const units = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (units < 1 || units > orderLimits.mostUnits) throw new OrderProblem(field, (options) => m.import_order_units({ text: quoted(text) }, options));
  return amount(units);
}

/** A time with its zone, UTC without one; null where the cell is blank. @throws OrderProblem */
export function timeOf(cells: Cells, field: string, now: Date): Date | null {
  const text = textOf(cells, field);
  if (text === '') return null;
  const [, day, clock, hours = '+00', minutes = '00'] = time.exec(text) ?? [];
  const read = new Date(`${day}T${clock}${hours}:${minutes}`);
  if (Number.isNaN(read.getTime())) throw new OrderProblem(field, (options) => m.import_order_time({ text: quoted(text) }, options));
  if (read > now) throw new OrderProblem(field, (options) => m.import_order_future({ text: quoted(text) }, options));
  return read;
}
