import type { Queryable } from '#kit/server/database.ts';
import { hasProducts } from './store.ts';

/** Whether the shop has no product at all, published or not. */
export async function catalogIsEmpty(db: Queryable): Promise<boolean> {
  return !(await hasProducts(db));
}
