/** Pure: reductions that count units: buy X get Y, and bundles. */
import { add, least, scale, share, subtract, times, zero, allocate, type Amount } from '#kit/pure/amount.ts';
import { isFor } from './rules-targets.ts';
import type { Rule, UnpricedLine } from './rules-types.ts';

/** A line and what it costs by then. `own`: the offer is for it. */
export type Standing = { line: UnpricedLine; left: Amount; own: boolean };

/** A number of units of the line at an index. */
type Picked = { at: number; units: number };

/** What that many units of a line cost by then. */
const value = ({ line, left }: Standing, units: number): Amount => (units === line.quantity ? left : scale(left, units, line.quantity));

/** The largest of 0…`most` for which `holds`, which is true up to some number and false above it. */
function largest(most: number, holds: (candidate: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Takes units from places in their order until there are enough. */
function pick(places: readonly number[], available: readonly number[], units: number): Picked[] {
  let wanted = units;
  const picked: Picked[] = [];
  for (const at of places) {
    if (wanted === 0) break;
    const taken = Math.min(wanted, available[at]!);
    if (taken > 0) picked.push({ at, units: taken });
    wanted -= taken;
  }
  return picked;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const quantities = (lines: readonly Standing[]) => lines.map(({ line }) => line.quantity);

function places(lines: readonly Standing[], keep: (standing: Standing) => boolean, order: 'cheapest' | 'dearest'): number[] {
  const matching = lines.flatMap((standing, at) => (keep(standing) ? [at] : []));
  const sign = order === 'cheapest' ? 1 : -1;
  return matching.sort((a, b) => sign * (lines[a]!.line.price - lines[b]!.line.price) || a - b);
}

/** What "buy X, get Y" takes off each line. A free unit does not count as bought; the cheapest become free first. */
export function takenByGetting(rule: Extract<Rule, { kind: 'buyXGetY' }>, lines: readonly Standing[]): Amount[] {
  const { buy, get, basisPoints, gets, mostTimes } = rule;
  const got = places(lines, ({ line, own }) => (gets ? isFor(gets, line) : own), 'cheapest');
  const bought = sumOf(lines.filter(({ own }) => own).map(({ line }) => line.quantity));
  const mostGot = Math.min(sumOf(got.map((at) => lines[at]!.line.quantity)), mostTimes === null ? Infinity : mostTimes * get);
  const count = largest(mostGot, (units) => {
    const both = sumOf(pick(got, quantities(lines), units).map(({ at, units: taken }) => (lines[at]!.own ? taken : 0)));
    return bought - both >= buy * Math.ceil(units / get);
  });
  const parts = lines.map(() => zero);
  for (const { at, units } of pick(got, quantities(lines), count)) parts[at] = share(value(lines[at]!, units), basisPoints);
  return parts;
}

/** Which units make so many bundles, or null where they do not suffice. The parts with the fewest candidates choose first, the most expensive units. */
function sets(parts: Extract<Rule, { kind: 'bundle' }>['parts'], lines: readonly Standing[], count: number): Picked[] | null {
  const open = parts
    .map((part) => ({ quantity: part.quantity * count, from: places(lines, ({ line }) => isFor(part.targets, line), 'dearest') }))
    .sort((a, b) => a.from.length - b.from.length);
  const free = quantities(lines);
  const all: Picked[] = [];
  for (const { quantity, from } of open) {
    const picked = pick(from, free, quantity);
    if (sumOf(picked.map(({ units }) => units)) < quantity) return null;
    for (const { at, units } of picked) free[at]! -= units;
    all.push(...picked);
  }
  return all;
}

/** What a bundle takes off each line: of as many whole sets as there are. */
export function takenByBundle({ parts, takes, mostTimes }: Extract<Rule, { kind: 'bundle' }>, lines: readonly Standing[]): Amount[] {
  const perSet = sumOf(parts.map((part) => part.quantity));
  const most = Math.min(Math.floor(sumOf(quantities(lines)) / perSet), mostTimes ?? Infinity);
  const count = largest(most, (candidate) => sets(parts, lines, candidate) !== null);
  const used = lines.map(() => 0);
  for (const { at, units } of sets(parts, lines, count) ?? []) used[at]! += units;
  const values = lines.map((standing, at) => value(standing, used[at]!));
  const whole = add(zero, ...values);
  return whole === 0 ? values : allocate(takenFromSets(takes, whole, count), values);
}

function takenFromSets(takes: Extract<Rule, { kind: 'bundle' }>['takes'], whole: Amount, count: number): Amount {
  if (takes.kind === 'percentage') return share(whole, takes.basisPoints);
  if (takes.kind === 'fixedAmount') return least(times(takes.amount, count), whole);
  return subtract(whole, least(times(takes.price, count), whole));
}
