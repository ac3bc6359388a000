/** Variants that follow from options, while a product is edited. Pure. */
import { textIn, type Texts } from '#kit/pure/languages.ts';
import { slugify } from '#kit/pure/slugify.ts';
import { blankVariant, type StaffProduct } from '#shop/catalog/contract.ts';

/** An option as the form holds it. */
export type Option = StaffProduct['options'][number];
/** A variant as the form holds it; a new one has no id and no units promised yet, and a price that is still to be typed. */
export type Variant = Omit<StaffProduct['variants'][number], 'id' | 'reserved' | 'aheadEnded' | 'price'> & {
  id?: string;
  reserved?: number;
  aheadEnded?: boolean;
  price: { amount: number | null; currency: string };
};

/** So many variants a product can have. */
export const mostVariants = 2_000;

/** A variant with nothing in it but its currency. */
export const emptyVariant = (currency: string): Variant => ({ ...blankVariant(), price: { amount: null, currency } });

const keyOf = (options: readonly Option[], chosen: Readonly<Record<string, string>>) => JSON.stringify(options.map(({ key }) => chosen[key]));

/**
 * Variants after their options have changed: one whose choice is gone goes, an option that is new takes its first choice, and of two that are the
 * same now the first stays. A product has at least one variant.
 */
export function fitVariants(options: readonly Option[], variants: readonly Variant[]): Variant[] {
  const usable = options.filter(({ choices }) => choices.length > 0);
  const fitted = variants.map((variant) => ({
    ...variant,
    options: Object.fromEntries(usable.map(({ key, choices }) => [key, variant.options[key] ?? choices[0]!.key])),
  }));
  const known = fitted.filter((variant) => usable.every(({ key, choices }) => choices.some((choice) => choice.key === variant.options[key])));
  const seen = new Set<string>();
  const once = known.filter((variant) => {
    const key = keyOf(usable, variant.options);
    return !seen.has(key) && seen.add(key);
  });
  if (once.length > 0 || variants.length === 0) return once;
  return [{ ...variants[0]!, options: Object.fromEntries(usable.map(({ key, choices }) => [key, choices[0]!.key])) }];
}

/** Every combination of choices that has no variant yet, with the price and the rest of the first one; in the order of the options. */
export function missingVariants(options: readonly Option[], variants: readonly Variant[]): Variant[] {
  const usable = options.filter(({ choices }) => choices.length > 0);
  const first = variants[0];
  if (!first || usable.length === 0) return [];
  const there = new Set(variants.map((variant) => keyOf(usable, variant.options)));
  let combinations: Record<string, string>[] = [{}];
  for (const { key, choices } of usable) {
    combinations = combinations.flatMap((chosen) => choices.map((choice) => ({ ...chosen, [key]: choice.key })));
    if (combinations.length > mostVariants) return [];
  }
  const { id: _id, reserved: _reserved, aheadEnded: _ended, ...model } = first;
  return combinations
    .filter((chosen) => !there.has(keyOf(usable, chosen)))
    .map((chosen) => ({ ...model, options: chosen, sku: '', barcode: null, onHand: 0, imageId: null }));
}

/** All variants in the order of the options' choices. */
export function inOptionOrder(options: readonly Option[], variants: readonly Variant[]): Variant[] {
  const place = (variant: Variant) => options.map(({ key, choices }) => choices.findIndex((choice) => choice.key === variant.options[key]));
  return variants.toSorted((a, b) => {
    const [one, other] = [place(a), place(b)];
    const differs = one.findIndex((at, index) => at !== other[index]);
    return differs === -1 ? 0 : one[differs]! - other[differs]!;
  });
}

/** What something is called: in English, or else in the language that it is named in; empty without a name. */
export const nameIn = (texts: Readonly<Record<string, { title?: string | undefined }>> = {}): string => textIn(texts as Texts<'title'>, 'title', 'en');

/** A key for a title that no other has. */
export function freeKey(title: string, taken: readonly string[]): string {
  const base = slugify(title).slice(0, 90) || 'x';
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}-${number}`;
    if (!taken.includes(key)) return key;
  }
}
