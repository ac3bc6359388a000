/** What a list's products are counted by, kept as plain numbers, and the counting: of the list and of whatever it is narrowed to. Pure. */
import type { ProductFilter } from './contract.ts';
import { indexOf, type ListFacts } from './fact-index.ts';
import type { ListCounts, OptionCount } from './store-facets.ts';

export type { ListFacts, OfferFacts } from './fact-index.ts';

/** How much memory facts take, about. */
export function bytesOf({ offers, total, brands, tags, choices, combinations }: ListFacts): number {
  const members = [...brands, ...tags].reduce((sum, one) => sum + one.members.length, 0);
  return 2_000 + offers.products.length * 17 + total * 2 + members * 4 + (choices.length + combinations.length + brands.length + tags.length) * 400;
}

/** How many values of a facet are told at most. */
export const mostTold = { values: 500, tags: 60, brands: 200 };

/**
 * Counts all facets of what a filter leaves of the list, and each of `chosen` as if it were not chosen (that facet, and the total). Of a
 * part of a shop only its `members` are counted, and every value is told, so that parts can be added up. `left` are the
 * places of the offers that meet everything.
 */
export function countFacts(
  facts: ListFacts,
  filter: ProductFilter,
  { chosen, members }: { chosen: readonly string[]; members?: Int32Array },
): { all: ListCounts; without: Map<string, ListCounts>; left: Int32Array } {
  const places = members ? placesOf(facts, members) : null;
  const limits = members ? { values: Infinity, tags: Infinity, brands: Infinity } : mostTold;
  if (chosen.length === 0) {
    const left = places ?? Int32Array.from(facts.offers.products.keys());
    return { all: tally(facts, filter, { left, only: null, limits }), without: new Map(), left };
  }
  const failing = failuresOf(facts, filter, { chosen, places });
  const left = leftBy(failing, 0, places);
  const told = (key: string, but: number) => tally(facts, filter, { left: leftBy(failing, but, places), only: key, limits });
  return { all: tally(facts, filter, { left, only: null, limits }), without: new Map(chosen.map((key, index) => [key, told(key, 1 << index)])), left };
}

/** The places of the offers that meet everything, of some products of a part of a shop. */
export function offersLeft(facts: ListFacts, filter: ProductFilter, { chosen, members }: { chosen: readonly string[]; members: Int32Array }): Int32Array {
  const places = placesOf(facts, members);
  return leftBy(failuresOf(facts, filter, { chosen, places }), 0, places);
}

/** The products of offers, which come one product after the other. */
export function productsOf({ offers }: ListFacts, places: Int32Array): Int32Array {
  const products = new Int32Array(places.length);
  let count = 0;
  for (const at of places) if (count === 0 || products[count - 1] !== offers.products[at]) products[count++] = offers.products[at]!;
  return products.subarray(0, count);
}

/** The places of these products' offers. */
function placesOf(facts: ListFacts, members: Int32Array): Int32Array {
  const { firstOffers } = indexOf(facts);
  let size = 0;
  for (const member of members) size += firstOffers[member + 1]! - firstOffers[member]!;
  const places = new Int32Array(size);
  let count = 0;
  for (const member of members) for (let at = firstOffers[member]!; at < firstOffers[member + 1]!; at += 1) places[count++] = at;
  return places;
}

/** Whether a filter names only brands and tags that the list has; of others, the list does not know the names. */
export function knowsChosen({ brands, tags }: ListFacts, filter: ProductFilter): boolean {
  const hasBrand = (key: string) => brands.some((brand) => brand.key === key);
  return (filter.brands ?? []).every(hasBrand) && (filter.tags ?? []).every((slug) => tags.some((tag) => tag.slug === slug));
}

/** For every offer, the chosen facets (by place, as bits) that it does not meet. */
function failuresOf(facts: ListFacts, filter: ProductFilter, { chosen, places }: { chosen: readonly string[]; places: Int32Array | null }): Int32Array {
  const { products, combinations, prices, available } = facts.offers;
  const bit = (key: string) => (chosen.includes(key) ? 1 << chosen.indexOf(key) : 0);
  const byProduct = productFailures(facts, filter, bit);
  const byCombination = facts.combinations.map((options) =>
    Object.entries(filter.options).reduce(
      (bits, [key, values]) => (values.length === 0 || values.includes(options[key] ?? '') ? bits : bits | bit(`opt.${key}`)),
      0,
    ),
  );
  const [least, highest] = [filter.minPrice ?? -Infinity, filter.maxPrice ?? Infinity];
  const [price, stock] = [bit('price'), bit('inStock')];
  const failing = new Int32Array(places?.length ?? products.length);
  for (let index = 0; index < failing.length; index += 1) {
    const at = places ? places[index]! : index;
    failing[index] =
      (byProduct === null ? 0 : byProduct[products[at]!]!) |
      byCombination[combinations[at]!]! |
      (prices[at]! < least || prices[at]! > highest ? price : 0) |
      (available[at] === 0 ? stock : 0);
  }
  return failing;
}

function productFailures(facts: ListFacts, filter: ProductFilter, bit: (key: string) => number): Int32Array | null {
  if (!filter.brands && !filter.tags && filter.rating === undefined) return null;
  const failing = new Int32Array(facts.total);
  const keep = (key: string, groups: readonly { members: Int32Array }[]) => {
    const isIn = new Uint8Array(facts.total);
    for (const { members } of groups) for (const member of members) isIn[member] = 1;
    for (let product = 0; product < facts.total; product += 1) if (isIn[product] === 0) failing[product]! |= bit(key);
  };
  if (filter.brands)
    keep(
      'brand',
      facts.brands.filter(({ key }) => filter.brands!.includes(key)),
    );
  if (filter.tags)
    keep(
      'tag',
      facts.tags.filter(({ slug }) => filter.tags!.includes(slug)),
    );
  if (filter.rating !== undefined) {
    const least = filter.rating * 100;
    for (let product = 0; product < facts.total; product += 1) if (facts.ratings[product]! < least) failing[product]! |= bit('rating');
  }
  return failing;
}

/** The places of the offers that fail in nothing, or only in `but`. */
function leftBy(failing: Int32Array, but: number, places: Int32Array | null): Int32Array {
  const left = new Int32Array(failing.length);
  let count = 0;
  for (let index = 0; index < failing.length; index += 1) if ((failing[index]! & ~but) === 0) left[count++] = places ? places[index]! : index;
  return left.subarray(0, count);
}

type Limits = { values: number; tags: number; brands: number };

/** Counts offers: all facets, or only one of them. */
function tally(facts: ListFacts, filter: ProductFilter, { left, only, limits }: { left: Int32Array; only: string | null; limits: Limits }): ListCounts {
  const { available, prices, products: productAt } = facts.offers;
  const wants = (key: string) => only === null || only === key;
  const products = productsOf(facts, left);
  let [inStock, min, max, inStockSeen] = [0, Infinity, -Infinity, -1];
  for (const at of left) {
    if (available[at] === 1 && inStockSeen !== productAt[at]) {
      inStockSeen = productAt[at]!;
      inStock += 1;
    }
    min = Math.min(min, prices[at]!);
    max = Math.max(max, prices[at]!);
  }
  return {
    total: products.length,
    capped: false,
    options: only === null || only.startsWith('opt.') ? optionCounts(facts, left, limits.values) : [],
    inStock,
    range: products.length > 0 ? { min, max } : null,
    ratings: wants('rating') ? ratingCounts(facts.ratings, products) : {},
    brands: wants('brand') ? brandCounts(facts, filter, products, limits.brands) : [],
    tags: wants('tag') ? tagCounts(facts, filter, products, limits.tags) : [],
  };
}

function brandCounts(facts: ListFacts, filter: ProductFilter, products: Int32Array, limit: number): ListCounts['brands'] {
  const { brands } = indexOf(facts);
  const counts = new Int32Array(facts.brands.length + 1);
  for (const product of products) counts[brands[product]!]! += 1;
  const told = mostOf(facts.brands, counts.subarray(1), { limit, isChosen: ({ key }) => filter.brands?.includes(key) ?? false });
  const named = told.map(({ one: { key, title }, count }) => ({ key, title, count }));
  return limit === Infinity ? named : named.toSorted((a, b) => (a.title < b.title ? -1 : 1));
}

function tagCounts(facts: ListFacts, filter: ProductFilter, products: Int32Array, limit: number): ListCounts['tags'] {
  const { firstTags, tags } = indexOf(facts);
  const counts = new Int32Array(facts.tags.length);
  for (const product of products) for (let at = firstTags[product]!; at < firstTags[product + 1]!; at += 1) counts[tags[at]!]! += 1;
  const told = mostOf(facts.tags, counts, { limit, isChosen: ({ slug }) => filter.tags?.includes(slug) ?? false });
  return told.map(({ one: { slug, texts }, count }) => ({ slug, texts, count }));
}

/** Products by option value: an offer's products come one after the other, so the last one seen is enough to count each once. */
function optionCounts(facts: ListFacts, left: Int32Array, limit: number): OptionCount[] {
  const { offers, choices } = facts;
  const placesOf = indexOf(facts).choices;
  const counts = new Int32Array(choices.length);
  const seen = new Int32Array(choices.length).fill(-1);
  for (const at of left) {
    const product = offers.products[at]!;
    for (const place of placesOf[offers.combinations[at]!]!) {
      if (seen[place] === product) continue;
      seen[place] = product;
      counts[place]! += 1;
    }
  }
  return choices
    .map((choice, place) => ({ ...choice, count: counts[place]! }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => (a.key === b.key ? b.count - a.count : a.key < b.key ? -1 : 1))
    .slice(0, limit);
}

const stars = [5, 4, 3, 2, 1];

function ratingCounts(ratings: Uint16Array, products: Int32Array): Record<string, number> {
  const byStars = new Int32Array(6);
  for (const product of products) byStars[Math.min(5, Math.floor(ratings[product]! / 100))]! += 1;
  let sum = 0;
  return Object.fromEntries(stars.map((least) => [least, (sum += byStars[least]!)]));
}

/** Those that hold most first, and those that are chosen also where nothing is left of them; in no order where all are told. */
function mostOf<Group>(groups: readonly Group[], counts: Int32Array, only: { limit: number; isChosen(one: Group): boolean }): { one: Group; count: number }[] {
  const counted: { one: Group; count: number }[] = [];
  for (const [place, one] of groups.entries()) if (counts[place]! > 0 || only.isChosen(one)) counted.push({ one, count: counts[place]! });
  if (only.limit === Infinity) return counted;
  const found = counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  const kept = new Set(found.slice(0, only.limit));
  return [...kept, ...counted.filter((group) => !kept.has(group) && only.isChosen(group.one))];
}
