/** The facts of a whole shop in parts, and counting over them. Pure. */
import type { ProductFilter } from './contract.ts';
import { countFacts, mostTold, type ListFacts } from './list-facts.ts';
import type { ListCounts } from './store-facets.ts';

/**
 * The facts of the products whose ids come after `after` (null: from the first on), up to `upto` (null: to the last). `lists` are the products
 * of each category, tag and collection, `ids` those of the products, 16 bytes each.
 */
export type ShopPart = { after: string | null; upto: string | null; facts: ListFacts; lists: ReadonlyMap<string, Int32Array>; ids: Uint8Array };

/** The list that is counted: one category, tag or collection by id, or one brand, or (null) the whole shop. */
export type PartScope = { list: string } | { brand: string } | null;

/** Which list, which facets are chosen from, and how many products are enough. */
export type AskedCounts = { scope: PartScope; chosen: readonly string[]; most: number };

/** What is counted of a list, and with each chosen facet as if it were not chosen. Where the list has few products, their ids. */
export type PartCounts = { all: ListCounts; without: Map<string, ListCounts>; few: string[] | null };

/** Of so many products the page is found by their ids, instead of by walking down the shop until enough have come by. */
const few = 2_500;

/**
 * Adds up the parts. Once the list, and the list without each chosen facet, has more than `most` products, the rest is not looked at: such
 * counts are lower bounds and say so.
 */
export function countParts(parts: readonly ShopPart[], filter: ProductFilter, asked: AskedCounts): PartCounts {
  const sums = sumsFor(asked);
  for (const part of parts) if (isEnough(addPart(sums, part, filter, asked), asked)) break;
  return countsOf(sums, filter, asked);
}

/** The same, letting others work now and then. */
export async function countPartsInTurns(
  parts: readonly ShopPart[],
  filter: ProductFilter,
  asked: AskedCounts,
  pause: () => Promise<unknown>,
): Promise<PartCounts> {
  const sums = sumsFor(asked);
  for (const [index, part] of parts.entries()) {
    if (isEnough(addPart(sums, part, filter, asked), asked)) break;
    if (index % 4 === 3) await pause();
  }
  return countsOf(sums, filter, asked);
}

/** Whether the shop has all brands and tags that a filter names; of others it does not know the names. */
export function partsKnow(parts: readonly ShopPart[], { brands = [], tags = [] }: ProductFilter): boolean {
  const knowsBrand = (key: string) => parts.some(({ facts }) => facts.brands.some((brand) => brand.key === key));
  const knowsTag = (slug: string) => parts.some(({ facts }) => facts.tags.some((tag) => tag.slug === slug));
  return brands.every(knowsBrand) && tags.every(knowsTag);
}

type Sums = Map<string | null, Sum> & { ids?: string[] | null };

const sumsFor = ({ chosen }: AskedCounts): Sums => new Map([null, ...chosen].map((key) => [key, emptySum()]));
const isEnough = (sums: Sums, { most }: AskedCounts) => [...sums.values()].every(({ total }) => total > most);

function addPart(sums: Sums, part: ShopPart, filter: ProductFilter, { scope, chosen }: AskedCounts): Sums {
  const members = membersOf(part, scope);
  if (members.length === 0) return sums;
  const { all, without, left } = countFacts(part.facts, filter, { chosen, members });
  add(sums.get(null)!, all);
  sums.ids = sums.get(null)!.total > few ? null : [...(sums.ids ?? []), ...idsAt(part, left)];
  for (const [key, counts] of without) add(sums.get(key)!, counts);
  return sums;
}

function countsOf(sums: Sums, filter: ProductFilter, { chosen, most }: AskedCounts): PartCounts {
  const told = (key: string | null) => countsIn(sums.get(key)!, filter, most);
  return { all: told(null), without: new Map(chosen.map((key) => [key, told(key)])), few: sums.ids === undefined ? [] : sums.ids };
}

/** The ids of the products of these offers. */
function idsAt({ facts, ids }: ShopPart, left: Int32Array): string[] {
  const found: string[] = [];
  let last = -1;
  for (const at of left) {
    const product = facts.offers.products[at]!;
    if (product === last) continue;
    last = product;
    const hex = Buffer.from(ids.buffer, ids.byteOffset + product * 16, 16).toString('hex');
    found.push(`${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`);
  }
  return found;
}

const everyone = new WeakMap<ListFacts, Int32Array>();
const nobody = new Int32Array(0);

function membersOf({ facts, lists }: ShopPart, scope: PartScope): Int32Array {
  if (scope !== null) return ('list' in scope ? lists.get(scope.list) : facts.brands.find(({ key }) => key === scope.brand)?.members) ?? nobody;
  let all = everyone.get(facts);
  if (!all) everyone.set(facts, (all = Int32Array.from({ length: facts.total }, (_one, index) => index)));
  return all;
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

function countsIn(sum: Sum, filter: ProductFilter, most: number): ListCounts {
  const { total, inStock, min, max, ratings } = sum;
  const byCount = (a: Counted, b: Counted) => b.count - a.count;
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

/** The first ones, and those that are chosen. */
function first<One>(all: readonly One[], limit: number, isChosen: (one: One) => boolean): One[] {
  return all.filter((one, index) => index < limit || isChosen(one));
}
