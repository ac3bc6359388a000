/** Pure: reductions that count pieces: buy X get Y, and bundles. */
import { add, least, scale, share, subtract, times, zero, allocate, type Amount } from '#kit/pure/amount.ts';
import { isFor } from './rules-targets.ts';
import type { Rule, UnpricedLine } from './rules-types.ts';

/** A line and what it costs by then. `own`: the offer is for it. */
export type Standing = { line: UnpricedLine; left: Amount; own: boolean };

/** So many pieces of the line at a place. */
type Picked = { at: number; pieces: number };

/** What so many pieces of a line cost by then. */
const worth = ({ line, left }: Standing, pieces: number): Amount => (pieces === line.quantity ? left : scale(left, pieces, line.quantity));

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

/** Takes pieces off places in their order until there are so many. */
function pick(places: readonly number[], available: readonly number[], pieces: number): Picked[] {
  let wanted = pieces;
  const picked: Picked[] = [];
  for (const at of places) {
    if (wanted === 0) break;
    const taken = Math.min(wanted, available[at]!);
    if (taken > 0) picked.push({ at, pieces: taken });
    wanted -= taken;
  }
  return picked;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const quantities = (lines: readonly Standing[]) => lines.map(({ line }) => line.quantity);

function places(lines: readonly Standing[], keep: (standing: Standing) => boolean, order: 'cheapest' | 'dearest'): number[] {
  const kept = lines.flatMap((standing, at) => (keep(standing) ? [at] : []));
  const sign = order === 'cheapest' ? 1 : -1;
  return kept.sort((a, b) => sign * (lines[a]!.line.price - lines[b]!.line.price) || a - b);
}

/** What "buy X, get Y" takes off each line. A piece that is got does not count as bought; the cheapest are got first. */
export function takenByGetting(rule: Extract<Rule, { kind: 'buyXGetY' }>, lines: readonly Standing[]): Amount[] {
  const { buy, get, basisPoints, gets, mostTimes } = rule;
  const got = places(lines, ({ line, own }) => (gets ? isFor(gets, line) : own), 'cheapest');
  const bought = sumOf(lines.filter(({ own }) => own).map(({ line }) => line.quantity));
  const mostGot = Math.min(sumOf(got.map((at) => lines[at]!.line.quantity)), mostTimes === null ? Infinity : mostTimes * get);
  const count = largest(mostGot, (pieces) => {
    const both = sumOf(pick(got, quantities(lines), pieces).map(({ at, pieces: taken }) => (lines[at]!.own ? taken : 0)));
    return bought - both >= buy * Math.ceil(pieces / get);
  });
  const parts = lines.map(() => zero);
  for (const { at, pieces } of pick(got, quantities(lines), count)) parts[at] = share(worth(lines[at]!, pieces), basisPoints);
  return parts;
}

/** Which pieces make so many sets, or null where they do not suffice. The parts with the least choice choose first, the dearest pieces. */
function sets(parts: Extract<Rule, { kind: 'bundle' }>['parts'], lines: readonly Standing[], count: number): Picked[] | null {
  const open = parts
    .map((part) => ({ quantity: part.quantity * count, from: places(lines, ({ line }) => isFor(part.targets, line), 'dearest') }))
    .sort((a, b) => a.from.length - b.from.length);
  const free = quantities(lines);
  const all: Picked[] = [];
  for (const { quantity, from } of open) {
    const picked = pick(from, free, quantity);
    if (sumOf(picked.map(({ pieces }) => pieces)) < quantity) return null;
    for (const { at, pieces } of picked) free[at]! -= pieces;
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
  for (const { at, pieces } of sets(parts, lines, count) ?? []) used[at]! += pieces;
  const worths = lines.map((standing, at) => worth(standing, used[at]!));
  const whole = add(zero, ...worths);
  return whole === 0 ? worths : allocate(takenFromSets(takes, whole, count), worths);
}

function takenFromSets(takes: Extract<Rule, { kind: 'bundle' }>['takes'], whole: Amount, count: number): Amount {
  if (takes.kind === 'percentage') return share(whole, takes.basisPoints);
  if (takes.kind === 'fixedAmount') return least(times(takes.amount, count), whole);
  return subtract(whole, least(times(takes.price, count), whole));
}
