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

/** A part of a bundle: the lines it may take, and how many units of each it holds. */
type Part = { from: number[]; held: number[] };

/**
 * Gives a part at most `most` units more, and answers how many. Where its lines have none left, another part that holds some
 * of one moves to another of its own lines (an augmenting path of a maximum flow). `seen`: lines that were tried.
 */
function give(part: Part, { most, free, parts, seen = new Set() }: { most: number; free: number[]; parts: readonly Part[]; seen?: Set<number> }): number {
  const open = part.from.find((at) => free[at]! > 0);
  if (open !== undefined) {
    const taken = Math.min(most, free[open]!);
    free[open]! -= taken;
    part.held[open]! += taken;
    return taken;
  }
  for (const at of part.from) {
    if (seen.has(at)) continue;
    seen.add(at);
    for (const other of parts) {
      const moved = other.held[at]! > 0 && other !== part ? give(other, { most: Math.min(most, other.held[at]!), free, parts, seen }) : 0;
      if (moved === 0) continue;
      other.held[at]! -= moved;
      part.held[at]! += moved;
      return moved;
    }
  }
  return 0;
}

/** How many units of each line make so many bundles, or null where they do not suffice. The parts with the fewest candidates choose first, the most expensive units. */
function sets(bundle: Extract<Rule, { kind: 'bundle' }>['parts'], lines: readonly Standing[], count: number): number[] | null {
  const wanted = bundle
    .map((part) => ({ quantity: part.quantity * count, from: places(lines, ({ line }) => isFor(part.targets, line), 'dearest') }))
    .sort((a, b) => a.from.length - b.from.length);
  const free = quantities(lines);
  const parts = wanted.map(({ from }): Part => ({ from, held: lines.map(() => 0) }));
  for (const [index, { quantity }] of wanted.entries())
    for (let missing = quantity; missing > 0;) {
      const given = give(parts[index]!, { most: missing, free, parts });
      if (given === 0) return null;
      missing -= given;
    }
  return lines.map(({ line }, at) => line.quantity - free[at]!);
}

/** What a bundle takes off each line: of as many whole sets as there are. */
export function takenByBundle({ parts, takes, mostTimes }: Extract<Rule, { kind: 'bundle' }>, lines: readonly Standing[]): Amount[] {
  const perSet = sumOf(parts.map((part) => part.quantity));
  const most = Math.min(Math.floor(sumOf(quantities(lines)) / perSet), mostTimes ?? Infinity);
  const count = largest(most, (candidate) => sets(parts, lines, candidate) !== null);
  const used = sets(parts, lines, count) ?? lines.map(() => 0);
  const values = lines.map((standing, at) => value(standing, used[at]!));
  const whole = add(zero, ...values);
  return whole === 0 ? values : allocate(takenFromSets(takes, whole, count), values);
}

function takenFromSets(takes: Extract<Rule, { kind: 'bundle' }>['takes'], whole: Amount, count: number): Amount {
  if (takes.kind === 'percentage') return share(whole, takes.basisPoints);
  if (takes.kind === 'fixedAmount') return least(times(takes.amount, count), whole);
  return subtract(whole, least(times(takes.price, count), whole));
}
