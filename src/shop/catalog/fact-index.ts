/** The facts of a list by product instead of by group, made when something of them is first counted: counting then costs as much as what is counted. Pure. */
import type { Texts } from '#kit/pure/languages.ts';
import type { OptionCount } from './store-facets.ts';

/** Offers (variants) in the order of their products; the same place in each array is the same offer. */
export type OfferFacts = { products: Int32Array; combinations: Int32Array; prices: Float64Array; available: Uint8Array };

/** The facts of a list. Products are numbers from 0 up to `total`; `members` are such numbers. */
export type ListFacts = {
  total: number;
  /** Hundredths of stars, 0 for none. */
  ratings: Uint16Array;
  brands: readonly { key: string; title: string; members: Int32Array }[];
  tags: readonly { slug: string; texts: Texts<'title'>; members: Int32Array }[];
  /** The different choices of options that there are. */
  combinations: readonly Record<string, string>[];
  offers: OfferFacts;
  choices: readonly Omit<OptionCount, 'count'>[];
};

/**
 * `firstOffers`: where a product's offers begin (and the next one's). `brands`: the place of its brand + 1, 0 for none. Its tags are those of `tags` from `firstTags` on.
 * `choices`: the places of the choices in each combination.
 */
export type FactIndex = { firstOffers: Int32Array; brands: Uint16Array; firstTags: Int32Array; tags: Uint16Array; choices: readonly (readonly number[])[] };

const indexes = new WeakMap<ListFacts, FactIndex>();

/** The index of facts. */
export function indexOf(facts: ListFacts): FactIndex {
  let index = indexes.get(facts);
  if (!index)
    indexes.set(facts, (index = { firstOffers: firstOffers(facts), brands: brandsByProduct(facts), ...tagsByProduct(facts), choices: choicesIn(facts) }));
  return index;
}

/** Counts become places: where each one's begin, and where the last one's end. */
function summedUp(counts: Int32Array): Int32Array {
  for (let at = 1; at < counts.length; at += 1) counts[at]! += counts[at - 1]!;
  return counts;
}

function firstOffers({ total, offers }: ListFacts): Int32Array {
  const counts = new Int32Array(total + 1);
  for (const product of offers.products) counts[product + 1]! += 1;
  return summedUp(counts);
}

function brandsByProduct({ total, brands }: ListFacts): Uint16Array {
  const byProduct = new Uint16Array(total);
  for (const [place, { members }] of brands.entries()) for (const member of members) byProduct[member] = place + 1;
  return byProduct;
}

function tagsByProduct({ total, tags }: ListFacts): Pick<FactIndex, 'firstTags' | 'tags'> {
  const counts = new Int32Array(total + 1);
  for (const { members } of tags) for (const member of members) counts[member + 1]! += 1;
  const firstTags = summedUp(counts);
  const next = firstTags.slice();
  const places = new Uint16Array(firstTags[total]!);
  for (const [place, { members }] of tags.entries()) {
    for (const member of members) {
      places[next[member]!] = place;
      next[member]! += 1;
    }
  }
  return { firstTags, tags: places };
}

function choicesIn({ choices, combinations }: ListFacts): number[][] {
  const places = new Map(choices.map(({ key, value }, place) => [`${key} ${value}`, place]));
  return combinations.map((options) => Object.entries(options).map(([key, value]) => places.get(`${key} ${value}`)!));
}
