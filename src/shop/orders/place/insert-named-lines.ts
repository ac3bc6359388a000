import type { Tx } from '#kit/server/database.ts';
import { findVariantNames } from '../../catalog/products/index.ts';
import type { OrderDraftLine } from '../contract.ts';
import { insertLines } from '../store.ts';

/** What variants are called, by their ids. */
export type NamesOfVariants = Awaited<ReturnType<typeof findVariantNames>>;

/** Writes lines of an order with what their variants are called in every language now, which is looked up unless `known`. `from` is the position of the first. */
export async function insertNamedLines(
  tx: Tx,
  orderId: string,
  lines: readonly (OrderDraftLine & { id: string })[],
  { from = 0, known }: { from?: number; known?: NamesOfVariants | undefined } = {},
): Promise<void> {
  const variantIds = lines.flatMap(({ variantId }) => variantId ?? []);
  const names = known ?? (await findVariantNames(tx, variantIds));
  const named = lines.map((line) => ({ ...line, names: names.get(line.variantId ?? '') ?? {} }));
  await insertLines(tx, orderId, named, from);
}
