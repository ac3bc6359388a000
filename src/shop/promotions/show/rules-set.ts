/** What a set costs. Pure; a browser works it out, too. */
import { add, amount, least, share, subtract, zero, type Amount } from '#kit/pure/amount.ts';
import type { Share } from '../apply/rules-types.ts';

/** What a set takes: a share of its items, a sum off them, or a price of its own. */
export type SetTakes = Share | { kind: 'fixedPrice'; price: Amount };

/** The items of a set one by one, what the set saves (never below nought), and what it costs. */
export function sumSet(prices: readonly number[], takes: SetTakes): { oneByOne: Amount; saving: Amount; total: Amount } {
  const oneByOne = add(zero, ...prices.map(amount));
  const saving = savingOf(oneByOne, takes);
  return { oneByOne, saving, total: subtract(oneByOne, saving) };
}

function savingOf(whole: Amount, takes: SetTakes): Amount {
  if (takes.kind === 'percentage') return share(whole, takes.basisPoints);
  return takes.kind === 'fixedAmount' ? least(takes.amount, whole) : subtract(whole, least(takes.price, whole));
}

/** The prices of those of a cart's units that fill items of a set; no unit fills two. */
export function pricesIn(
  lines: readonly { slug: string; quantity: number; price: number }[],
  parts: readonly { units: number; slugs: readonly string[] }[],
): number[] {
  const left = lines.map((line) => ({ ...line }));
  return parts.flatMap(({ units, slugs }) => {
    const found: number[] = [];
    for (const line of left.filter(({ slug }) => slugs.includes(slug))) {
      const taken = Math.min(units - found.length, line.quantity);
      line.quantity -= taken;
      found.push(...Array.from({ length: taken }, () => line.price));
    }
    return found;
  });
}

/** What a cart has of a set's items: how many, and how many of each part are missing, in the order of the parts. */
export function itemsIn(
  lines: readonly { slug: string; quantity: number }[],
  parts: readonly { units: number; slugs: readonly string[] }[],
): { count: number; target: number; missing: number[] } {
  const left = new Map(lines.map(({ slug }) => [slug, 0]));
  for (const { slug, quantity } of lines) left.set(slug, left.get(slug)! + quantity);
  const missing = parts.map(({ units, slugs }) => {
    let open = units;
    for (const slug of slugs) {
      const taken = Math.min(open, left.get(slug) ?? 0);
      left.set(slug, (left.get(slug) ?? 0) - taken);
      open -= taken;
    }
    return open;
  });
  const target = parts.reduce((sum, { units }) => sum + units, 0);
  return { count: target - missing.reduce((sum, open) => sum + open, 0), target, missing };
}
