import type { DateRange } from '#kit/pure/dates/date-range.ts';
import { isWithin } from '#kit/server/lists/date-range.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { readPage } from '#kit/server/lists/read-page.ts';
import type { FeedbackKind, FeedbackState, staffFeedbackSorts } from './contract.ts';
import { tables } from './tables.ts';

export async function insertFeedback(
  tx: Tx,
  row: { id: string; kind: FeedbackKind; body: string; email: string | null; page: string; lang: string; accountId: string | null; createdAt: Date },
): Promise<void> {
  await tables(tx).insertInto('feedback').values(row).execute();
}

/** What the back office's list asks for. */
export type FeedbackQuery = {
  page: number;
  size: number;
  order: Order<(typeof staffFeedbackSorts)[number]>;
  filter: { q?: string | undefined; kind?: FeedbackKind | undefined; state?: FeedbackState | undefined } & DateRange;
};

/** A page of feedback, and how much there is. */
export async function listFeedbackRows(db: Queryable, { page, size, order, filter }: FeedbackQuery) {
  const { q, kind, state } = filter;
  let from = tables(db).selectFrom('feedback').where(isWithin('createdAt', filter));
  if (kind !== undefined) from = from.where('kind', '=', kind);
  if (state !== undefined) from = from.where('state', '=', state);
  if (q !== undefined) {
    from = from.where((eb) => eb.or([eb('body', 'ilike', likePattern(q)), eb('email', 'ilike', likePattern(q))]));
  }
  return readPage(from.selectAll().orderBy(order.field, order.direction).orderBy('id', order.direction), { page, size });
}

/** One row of feedback. */
export function findFeedback(db: Queryable, id: string) {
  return tables(db).selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A row of feedback as it is stored. */
export type FeedbackRow = NonNullable<Awaited<ReturnType<typeof findFeedback>>>;

/** Moves feedback that is in another state; answers whether it was. */
export async function moveFeedback(tx: Tx, id: string, to: FeedbackState): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx).updateTable('feedback').set({ state: to }).where('id', '=', id).where('state', '!=', to).executeTakeFirst();
  return numUpdatedRows === 1n;
}
