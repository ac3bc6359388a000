import type { Queryable } from '#kit/server/database.ts';
import type { ProductFilter } from '../contract.ts';
import { findMeantVariants, type MeantVariant } from './store-variants.ts';

const prefix = 'opt.';

/** The variants that a filter's options mean, by product; none, and no statement, where it chooses no option. */
export async function meantVariants(
  db: Queryable,
  productIds: readonly string[],
  { chosen }: Pick<ProductFilter, 'chosen'>,
): Promise<Map<string, MeantVariant>> {
  const options = Object.entries(chosen).filter(([key, values]) => key.startsWith(prefix) && values.length > 0);
  if (options.length === 0 || productIds.length === 0) return new Map();
  const found = await findMeantVariants(db, productIds, Object.fromEntries(options.map(([key, values]) => [key.slice(prefix.length), values])));
  return new Map(found.map((variant) => [variant.productId, variant]));
}
