/** Addresses that lead nowhere, as staff see them. */
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import { recordAction } from '#shop/staff/index.ts';
import { deleteMissingRow, listMissingRows, type MissingQuestion } from './store.ts';

/** A page of them. */
export async function listMissing(context: Context, question: MissingQuestion) {
  const { rows, total } = await listMissingRows(context.db, question);
  const items = rows.map(({ firstSeenAt, lastSeenAt, ...row }) => ({
    ...row,
    firstSeenAt: firstSeenAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
  return { items, total, page: question.page, size: question.size };
}

/** Takes one off the list; it comes back with the next request for it. @throws notFound (404) */
export async function deleteMissing(context: Context, id: string): Promise<void> {
  await context.transaction(async (tx) => {
    const path = isId(id) ? await deleteMissingRow(tx, id) : undefined;
    if (path === undefined) throw new ShopError(notFound);
    await recordAction(tx, context, { action: 'missing-address.delete', subject: id, detail: { path } });
  });
}
