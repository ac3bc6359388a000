/** Choosing a variant by its options. Pure. */
import type { ProductVariant } from '../../contract.ts';

/** What choosing needs of a variant. */
export type Choosable = Pick<ProductVariant, 'sku' | 'options' | 'stock'>;

/** How a value relates to the choice: `chosen`, available, sold out in this combination, or not offered in it. */
export type ValueState = 'chosen' | 'free' | 'soldOut' | 'impossible';

const matches = (variant: Choosable, chosen: Readonly<Record<string, string>>) =>
  Object.entries(chosen).every(([key, value]) => variant.options[key] === value);

/** The variant to show when `value` of option `key` is chosen next: the same other options, else the most of them, sooner one in stock. */
export function chooseValue<Variant extends Choosable>(variants: readonly Variant[], current: Variant, key: string, value: string): Variant | null {
  let best: { variant: Variant; score: number } | null = null;
  for (const variant of variants) {
    if (variant.options[key] !== value) continue;
    const same = Object.entries(current.options).filter(([other, chosen]) => other !== key && variant.options[other] === chosen).length;
    const score = same * 2 + (variant.stock === 'out' ? 0 : 1);
    if (!best || score > best.score) best = { variant, score };
  }
  return best?.variant ?? null;
}

/** How a value is to be marked beside the current variant. */
export function stateOf(variants: readonly Choosable[], current: Choosable, key: string, value: string): ValueState {
  if (current.options[key] === value) return 'chosen';
  const exact = variants.find((variant) => matches(variant, { ...current.options, [key]: value }));
  if (!exact) return 'impossible';
  return exact.stock === 'out' ? 'soldOut' : 'free';
}

/** Whether no variant with this value can be had. */
export function isNoneLeft(variants: readonly Choosable[], key: string, value: string): boolean {
  return variants.every((variant) => variant.options[key] !== value || variant.stock === 'out');
}

/** Variants that can be had in place of one that is sold out: the nearest to it first, `most` of them. */
export function inStockBeside<Variant extends Choosable>(variants: readonly Variant[], current: Variant, most: number): Variant[] {
  const likeness = (one: Variant) => Object.entries(current.options).filter(([key, value]) => one.options[key] === value).length;
  return variants
    .filter((one) => one.sku !== current.sku && one.stock !== 'out')
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, most);
}
