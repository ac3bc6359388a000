import type { Queryable } from '#kit/server/database.ts';
import { isKey } from '#kit/server/database.ts';
import { catalogLimits, type BrandItem } from '../contract.ts';
import { findBrands } from './store-brands.ts';

/** Brands of published products by name, at most a thousand. */
export function listBrands(db: Queryable): Promise<BrandItem[]> {
  return findBrands(db);
}

/** One brand by its key; null where no published product has it. */
export async function readBrand(db: Queryable, key: string): Promise<BrandItem | null> {
  if (!isKey(key, catalogLimits.titleLength)) return null;
  return (await findBrands(db, key))[0] ?? null;
}
