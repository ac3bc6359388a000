import type { Queryable } from '#kit/server/database.ts';
import type { ProductListItem } from '../contract.ts';
import { listItemsById, type ListView } from './list-products.ts';
import { findProductRows, type ProductRow } from './store-rows.ts';

type Batch = { wanted: ProductRow[]; rows: Promise<ProductListItem[][]> };

const batches = new WeakMap<Queryable, Map<string, Batch>>();

/** The products of one row. All rows of a page that ask at once share two statements. */
export async function listProductRow(db: Queryable, asked: ProductRow, view: Pick<ListView, 'currency' | 'lang'>): Promise<ProductListItem[]> {
  const open = batches.get(db) ?? new Map<string, Batch>();
  batches.set(db, open);
  const key = `${view.lang} ${view.currency}`;
  let batch = open.get(key);
  if (!batch) {
    const wanted: ProductRow[] = [];
    const rows = new Promise<void>((done) => setImmediate(done)).then(() => {
      open.delete(key);
      return read(db, wanted, view);
    });
    batch = { wanted, rows };
    open.set(key, batch);
  }
  const place = batch.wanted.push(asked) - 1;
  return (await batch.rows)[place]!;
}

const mostItems = 100;

async function read(db: Queryable, wanted: readonly ProductRow[], view: Pick<ListView, 'currency' | 'lang'>): Promise<ProductListItem[][]> {
  const ids = await findProductRows(db, wanted);
  const productIds = [...new Set(ids.flat())];
  const items = new Map<string, ProductListItem>();
  for (let start = 0; start < productIds.length; start += mostItems)
    for (const item of await listItemsById(db, productIds.slice(start, start + mostItems), view)) items.set(item.id, item);
  return ids.map((row) => row.flatMap((id) => items.get(id) ?? []));
}
