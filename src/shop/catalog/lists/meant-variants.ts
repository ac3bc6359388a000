import type { RawBuilder } from 'kysely';
import type { ProductFilter } from '../contract.ts';
import { meantVariantColumn, type MeantVariant } from './store-variants.ts';

const prefix = 'opt.';

/** A column of list items for the variant that a filter's options mean; undefined where it chooses no option. */
export function meantVariant({ chosen }: Pick<ProductFilter, 'chosen'>): RawBuilder<MeantVariant> | undefined {
  const options = Object.entries(chosen).filter(([key, values]) => key.startsWith(prefix) && values.length > 0);
  if (options.length === 0) return undefined;
  return meantVariantColumn(Object.fromEntries(options.map(([key, values]) => [key.slice(prefix.length), values])));
}
