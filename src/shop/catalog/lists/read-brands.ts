import type { Queryable } from '#kit/server/database.ts';
import { isKey } from '#kit/server/database.ts';
import { catalogLimits, type BrandItem } from '../contract.ts';
import { findBrands } from './store-brands.ts';

/** Brands of published products by name, at most a thousand. */
export function listBrands(reader: Queryable): Promise<BrandItem[]> {
  return findBrands(reader);
}

/** One brand by its key; null where no published product has it. */
export async function readBrand(reader: Queryable, key: string): Promise<BrandItem | null> {
  if (!isKey(key, catalogLimits.titleLength)) return null;
  return (await findBrands(reader, key))[0] ?? null;
}
