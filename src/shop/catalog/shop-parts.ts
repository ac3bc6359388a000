/** The facts of a whole shop in parts, and which of a part's products are in a list. Pure. */
import type { ProductSort } from './contract.ts';
import type { ListFacts } from './list-facts.ts';
import { meet, type WordFacts, type WordQuery } from './word-facts.ts';

/** What lists are put in order by, of each product: pieces sold, lowest price, microseconds since 1970. Sales are corrected in place. */
export type OrderFacts = { sales: Int32Array; prices: Float64Array; published: Float64Array };

/**
 * The facts of the products whose ids come after `after` (null: from the first on), up to `upto` (null: to the last). `lists` are the products
 * of each category, tag and collection, `ids` those of the products, 16 bytes each, `words` what they are found by.
 */
export type ShopPart = {
  after: string | null;
  upto: string | null;
  facts: ListFacts;
  lists: ReadonlyMap<string, Int32Array>;
  ids: Uint8Array;
  order: OrderFacts;
  words: WordFacts;
};

/** The list that is meant: what is in all of these categories, tags and collections (by id), of a brand, and meets words, or is one of `exact` beside them. */
export type PartScope = { lists: readonly string[]; brand?: string; words?: WordQuery; exact?: readonly string[] };

const everyone = new WeakMap<ListFacts, Int32Array>();
const nobody = new Int32Array(0);

/** The products of a list, and how well each product of the part meets the words that are looked for. */
export function membersIn(part: ShopPart, { lists, brand, words, exact = [] }: PartScope): { members: Int32Array; scores: Uint8Array | null } {
  const { facts } = part;
  const groups = lists.map((id) => part.lists.get(id) ?? nobody);
  if (brand !== undefined) groups.push(facts.brands.find(({ key }) => key === brand)?.members ?? nobody);
  const members = groups.length === 0 ? null : groups.reduce((inside, group) => among(inside, group, facts.total));
  if (!words || members?.length === 0) return { members: members ?? everybody(facts), scores: null };
  const met = meet(part.words, facts.total, words);
  const named = exact.map((id) => placeOf(part, id)).filter((place) => place !== null);
  if (named.length === 0)
    return met ? { members: members ? among(members, met.members, facts.total) : met.members, scores: met.scores } : { members: nobody, scores: null };
  const scores = met?.scores ?? new Uint8Array(facts.total);
  for (const place of named) scores[place] = mostPoints;
  const found = Int32Array.from(new Set([...(met?.members ?? nobody), ...named]));
  return { members: members ? among(members, found, facts.total) : found, scores };
}

const mostPoints = 255;

/** Those of some products that are among others. */
function among(products: Int32Array, others: Int32Array, total: number): Int32Array {
  const isIn = new Uint8Array(total);
  for (const other of others) isIn[other] = 1;
  return products.filter((product) => isIn[product] === 1);
}

function everybody(facts: ListFacts): Int32Array {
  let all = everyone.get(facts);
  if (!all) everyone.set(facts, (all = Int32Array.from({ length: facts.total }, (_one, index) => index)));
  return all;
}

/** More than any number of pieces sold. */
const soldLimit = 2 ** 31;

/** By what a part's products are put in order: the highest first, of equal ones the later id (by price, the earlier). */
export function keysOf({ order, facts }: ShopPart, sort: ProductSort, scores: Uint8Array | null): (product: number) => number {
  switch (sort) {
    case 'newest':
      return (product) => order.published[product]!;
    case 'price':
      return (product) => -order.prices[product]!;
    case '-price':
      return (product) => order.prices[product]!;
    case 'rating':
      return (product) => facts.ratings[product]!;
    case 'sales':
      return (product) => order.sales[product]!;
    case 'relevance':
      return scores ? (product) => scores[product]! * soldLimit + order.sales[product]! : (product) => order.sales[product]!;
  }
}

/** The id of a part's product. */
export function idAt({ ids }: ShopPart, product: number): string {
  const hex = Buffer.from(ids.buffer, ids.byteOffset + product * 16, 16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The number of a product in a part; null where it is in another one. */
export function placeOf(part: ShopPart, id: string): number | null {
  const wanted = Buffer.from(id.replaceAll('-', ''), 'hex');
  let [low, high] = [0, part.facts.total];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (Buffer.compare(part.ids.subarray(middle * 16, middle * 16 + 16), wanted) < 0) low = middle + 1;
    else high = middle;
  }
  return low < part.facts.total && idAt(part, low) === id ? low : null;
}
