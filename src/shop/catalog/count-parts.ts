/** Counting lists over the facts of a whole shop, and putting them in order, in one go. Pure. */
import { bestOf } from './best-of.ts';
import type { ProductFilter, ProductSort } from './contract.ts';
import { countFacts, mostTold, offersLeft, productsOf } from './list-facts.ts';
import { idAt, keysOf, membersIn, type PartScope, type ShopPart } from './shop-parts.ts';
import type { ListCounts } from './store-facets.ts';

/** Which list, which facets are chosen from, how many products are enough to be counted (null: nothing is counted), and how many are wanted in which order. */
export type AskedCounts = { scope: PartScope; chosen: readonly string[]; most: number | null; first?: { sort: ProductSort; count: number } };

/** What is counted of a list, and with each chosen facet as if it were not chosen; and the ids of the first products. */
export type PartCounts = { all: ListCounts; without: Map<string, ListCounts>; ids: string[] };

/**
 * Adds up the parts. Once the list, and the list without each chosen facet, has more than `most` products, the rest is not counted: such
 * counts are lower bounds and say so. The order is that of all parts.
 */
export function countParts(parts: readonly ShopPart[], filter: ProductFilter, asked: AskedCounts): PartCounts {
  const look = lookThrough(parts, filter, asked);
  for (const part of parts) if (look.isDone(part)) break;
  return look.found();
}

/** The same, letting others work now and then. */
export async function countPartsInTurns(
  parts: readonly ShopPart[],
  filter: ProductFilter,
  asked: AskedCounts,
  pause: () => Promise<unknown>,
): Promise<PartCounts> {
  const look = lookThrough(parts, filter, asked);
  for (const [index, part] of parts.entries()) {
    if (look.isDone(part)) break;
    if (index % 4 === 3) await pause();
  }
  return look.found();
}

/** Whether the shop has all tags that a filter names; of others it does not know the names. */
export function partsKnow(parts: readonly ShopPart[], { tags = [] }: ProductFilter): boolean {
  return tags.every((slug) => parts.some(({ facts }) => facts.tags.some((tag) => tag.slug === slug)));
}

/** Goes from part to part; done as soon as nothing more is wanted of those that follow. */
function lookThrough(parts: readonly ShopPart[], filter: ProductFilter, { scope, chosen, most, first }: AskedCounts) {
  const sums = new Map<string | null, Sum>([null, ...chosen].map((key) => [key, emptySum()]));
  const best = first && first.count > 0 ? bestOf(first.count, first.sort === 'price') : null;
  let isCounted = most === null;
  let before = 0;
  const look = (part: ShopPart) => {
    const { members, scores } = membersIn(part, scope);
    if (members.length === 0) return;
    const keyOf = keysOf(part, first?.sort ?? 'sales', scores);
    if (isCounted) {
      // Whether a product meets what is chosen matters only where its place would be among the first.
      const hopeful = best ? atLeast(members, keyOf, best.least()) : members;
      const products = chosen.length === 0 ? hopeful : productsOf(part.facts, offersLeft(part.facts, filter, { chosen, members: hopeful }));
      for (const product of products) best?.offer(keyOf(product), before + product);
      return;
    }
    const { all, without, left } = countFacts(part.facts, filter, { chosen, members });
    add(sums.get(null)!, all);
    for (const [key, counts] of without) add(sums.get(key)!, counts);
    isCounted = [...sums.values()].every(({ total }) => total > most!);
    for (const product of chosen.length === 0 ? members : productsOf(part.facts, left)) best?.offer(keyOf(product), before + product);
  };
  return {
    isDone(part: ShopPart): boolean {
      look(part);
      before += part.facts.total;
      return isCounted && !best;
    },
    found(): PartCounts {
      const told = (key: string | null) => countsIn(sums.get(key)!, parts, filter, most ?? 0);
      return { all: told(null), without: new Map(chosen.map((key) => [key, told(key)])), ids: best ? idsAt(parts, best.places()) : [] };
    },
  };
}

function atLeast(products: Int32Array, keyOf: (product: number) => number, least: number): Int32Array {
  if (least === -Infinity) return products;
  const found = new Int32Array(products.length);
  let count = 0;
  for (let index = 0; index < products.length; index += 1) if (keyOf(products[index]!) >= least) found[count++] = products[index]!;
  return found.subarray(0, count);
}

function idsAt(parts: readonly ShopPart[], places: readonly number[]): string[] {
  const befores: number[] = [];
  let sum = 0;
  for (const { facts } of parts) {
    befores.push(sum);
    sum += facts.total;
  }
  return places.map((place) => {
    const index = befores.findLastIndex((before) => before <= place);
    return idAt(parts[index]!, place - befores[index]!);
  });
}

type Counted = { count: number };
type Sum = {
  total: number;
  inStock: number;
  min: number;
  max: number;
  ratings: Record<string, number>;
  options: Map<string, ListCounts['options'][number]>;
  brands: Map<string, ListCounts['brands'][number]>;
  tags: Map<string, ListCounts['tags'][number]>;
};

const emptySum = (): Sum => ({ total: 0, inStock: 0, min: Infinity, max: -Infinity, ratings: {}, options: new Map(), brands: new Map(), tags: new Map() });

function add(sum: Sum, counts: ListCounts): void {
  sum.total += counts.total;
  sum.inStock += counts.inStock;
  if (counts.range) [sum.min, sum.max] = [Math.min(sum.min, counts.range.min), Math.max(sum.max, counts.range.max)];
  for (const [stars, count] of Object.entries(counts.ratings)) sum.ratings[stars] = (sum.ratings[stars] ?? 0) + count;
  for (const one of counts.options) addTo(sum.options, `${one.key} ${one.value}`, one);
  for (const one of counts.brands) addTo(sum.brands, one.key, one);
  for (const one of counts.tags) addTo(sum.tags, one.slug, one);
}

function addTo<One extends Counted>(sums: Map<string, One>, key: string, one: One): void {
  const known = sums.get(key);
  if (known) known.count += one.count;
  else sums.set(key, { ...one });
}

/** What is told of a sum. Names of brands and tags that are chosen are looked up where no product of the list has them. */
function countsIn(sum: Sum, parts: readonly ShopPart[], filter: ProductFilter, most: number): ListCounts {
  const { total, inStock, min, max, ratings } = sum;
  const byCount = (a: Counted, b: Counted) => b.count - a.count;
  for (const key of filter.brands ?? []) if (!sum.brands.has(key)) sum.brands.set(key, { key, title: brandTitle(parts, key), count: 0 });
  for (const slug of filter.tags ?? []) {
    const tag = sum.tags.has(slug) ? undefined : parts.flatMap(({ facts }) => facts.tags).find((one) => one.slug === slug);
    if (tag) sum.tags.set(slug, { slug, texts: tag.texts, count: 0 });
  }
  return {
    total,
    capped: total > most,
    inStock,
    range: total > 0 ? { min, max } : null,
    ratings,
    options: [...sum.options.values()].toSorted((a, b) => (a.key === b.key ? byCount(a, b) : a.key < b.key ? -1 : 1)).slice(0, mostTold.values),
    brands: first([...sum.brands.values()].toSorted(byCount), mostTold.brands, ({ key }) => filter.brands?.includes(key) ?? false).toSorted((a, b) =>
      a.title < b.title ? -1 : 1,
    ),
    tags: first([...sum.tags.values()].toSorted(byCount), mostTold.tags, ({ slug }) => filter.tags?.includes(slug) ?? false),
  };
}

const brandTitle = (parts: readonly ShopPart[], key: string) => parts.flatMap(({ facts }) => facts.brands).find((brand) => brand.key === key)?.title ?? key;

/** The first ones, and those that are chosen. */
function first<One>(all: readonly One[], limit: number, isChosen: (one: One) => boolean): One[] {
  return all.filter((one, index) => index < limit || isChosen(one));
}
