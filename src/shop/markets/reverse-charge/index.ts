/** Businesses that owe the tax themselves: whether one does, and its number. */
export { europeanUnion, isReverseCharged } from './rules-reverse-charge.ts';
export { tidyVatNumber } from './vat-numbers.ts';
