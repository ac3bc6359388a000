import type { Tx } from '#kit/server/database.ts';
import { findVariantNames } from '../../catalog/products/index.ts';
import type { OrderDraftLine } from '../contract.ts';
import { insertLines } from '../store.ts';

/** Writes lines of an order with what their variants are called in every language now. `from` is the position of the first. */
export async function insertNamedLines(tx: Tx, orderId: string, lines: readonly (OrderDraftLine & { id: string })[], from = 0): Promise<void> {
  const names = await findVariantNames(
    tx,
    lines.flatMap(({ variantId }) => variantId ?? []),
  );
  const named = lines.map((line) => ({ ...line, names: names.get(line.variantId ?? '') ?? {} }));
  await insertLines(tx, orderId, named, from);
}
