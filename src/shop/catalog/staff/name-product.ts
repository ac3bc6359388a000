/** Slugs and SKUs that nobody has given, made so that they are one product's alone. */
import { slugify } from '#kit/pure/slugify.ts';
import { textIn, type Texts } from '#kit/pure/languages.ts';
import type { Tx } from '#kit/server/database.ts';
import { catalogLimits } from '../contract.ts';
import { lockSlugs, takenSkus, takenSlugs } from './store-lookups.ts';

const mostTried = 1_000;
// Of each of many SKUs fewer are looked up.
const manyVariants = 20;
const fewTried = 20;
const roomForNumber = 10;

/** The first of `base`, `base-2`, `base-3` … that is not taken. */
export function firstFree(base: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

const candidatesOf = (base: string) => [base, ...Array.from({ length: mostTried - 1 }, (_, index) => `${base}-${index + 2}`)];

/** A slug made of a title that no product has or had; no other is made until the transaction ends. */
export async function makeSlug(tx: Tx, texts: Texts<'title'>): Promise<string> {
  await lockSlugs(tx);
  const base = slugify(textIn(texts, 'title', 'en')).slice(0, catalogLimits.slugLength - roomForNumber) || 'product';
  return firstFree(base, await takenSlugs(tx, candidatesOf(base), { exceptId: null, former: true }));
}

/** SKUs for variants that have none, made of the slug and what is chosen; in order, none twice and none taken. */
export async function makeSkus(tx: Tx, slug: string, variants: readonly { sku: string; options: Readonly<Record<string, string>> }[]): Promise<string[]> {
  const wishes = variants.map(({ sku, options }) => sku || [slug, ...Object.values(options)].join('-').slice(0, catalogLimits.skuLength - roomForNumber));
  return freeSkus(
    tx,
    wishes.map((wish, index) => ({ wish, isGiven: variants[index]!.sku !== '' })),
  );
}

/** Each wish, with a number where it is taken; a given one stays as it is. */
export async function freeSkus(tx: Tx, wishes: readonly { wish: string; isGiven: boolean }[]): Promise<string[]> {
  const made = wishes.filter(({ isGiven }) => !isGiven);
  if (made.length === 0) return wishes.map(({ wish }) => wish);
  const numbers = wishes.length > manyVariants ? fewTried : mostTried;
  const candidates = [...new Set(made.flatMap(({ wish }) => candidatesOf(wish).slice(0, numbers)))];
  const taken = await takenSkus(tx, candidates);
  for (const { wish, isGiven } of wishes) if (isGiven) taken.add(wish);
  return wishes.map(({ wish, isGiven }) => {
    if (isGiven) return wish;
    const sku = firstFree(wish, taken);
    taken.add(sku);
    return sku;
  });
}
