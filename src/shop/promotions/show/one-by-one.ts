/** What the parts of a set cost without it. */
import { add, amount, times, type Amount } from '#kit/pure/amount.ts';
import type { Queryable } from '#kit/server/database.ts';
import { listItemsById } from '#shop/catalog/lists/index.ts';
import type { ProductListItem } from '#shop/catalog/contract.ts';
import type { Offer, Rule } from '../apply/rules-types.ts';

/** The sum of a set's parts bought one by one; `isLeast`: some choices of them cost more. */
export type OneByOne = { sum: Amount; isLeast: boolean };

type Priced = Pick<ProductListItem, 'price' | 'priceVaries'>;

/** Pure: that sum, at the lowest price of each part. Null for what is no set with a price, where a part is not priced, and where the set saves nothing. */
export function sumOneByOne(rule: Rule, products: ReadonlyMap<string, Priced>): OneByOne | null {
  if (rule.kind !== 'bundle' || rule.takes.kind !== 'fixedPrice') return null;
  let sum = amount(0);
  let isLeast = false;
  for (const { targets, quantity } of rule.parts) {
    const priced = targets.products.flatMap((id) => products.get(id) ?? []);
    // What a list holds is not known here.
    if (priced.length === 0 || targets.categories.length + targets.collections.length + targets.tags.length > 0) return null;
    const least = Math.min(...priced.map(({ price }) => price.amount));
    sum = add(sum, times(amount(least), quantity));
    isLeast ||= priced.some(({ price, priceVaries }) => priceVaries || price.amount !== least);
  }
  return sum > rule.takes.price ? { sum, isLeast } : null;
}

/** The products that the parts of sets name: what is shown of a set changes with each, sold out and unpublished ones among them. */
export const productsOfSets = (rules: readonly Rule[]): string[] => [
  ...new Set(rules.flatMap((rule) => (rule.kind === 'bundle' ? rule.parts.flatMap((part) => part.targets.products) : []))),
];

/** The same of offers, by their ids; a query only where there are sets. */
export async function priceSets(
  db: Queryable,
  offers: readonly Pick<Offer, 'id' | 'rule'>[],
  view: { currency: string; lang: string },
): Promise<Map<string, OneByOne>> {
  const ids = productsOfSets(offers.flatMap(({ rule }) => (rule.kind === 'bundle' && rule.takes.kind === 'fixedPrice' ? [rule] : [])));
  const items = ids.length === 0 ? [] : await listItemsById(db, ids, view);
  const products = new Map(items.map((item) => [item.id, item]));
  const sums = new Map<string, OneByOne>();
  for (const { id, rule } of offers) {
    const sum = sumOneByOne(rule, products);
    if (sum) sums.set(id, sum);
  }
  return sums;
}
