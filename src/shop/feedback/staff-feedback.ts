import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import { recordAction } from '../staff/index.ts';
import { feedbackDecided, type FeedbackKind, type FeedbackState, type StaffFeedback } from './contract.ts';
import { findFeedback, listFeedbackRows, moveFeedback, type FeedbackQuery, type FeedbackRow } from './store.ts';

/** Feedback for staff. */
export async function listFeedback(context: Context, query: FeedbackQuery) {
  const { rows, total } = await listFeedbackRows(context.db, query);
  return { items: rows.map(toStaffFeedback), total, page: query.page, size: query.size };
}

/** One of it. @throws notFound (404) */
export async function readFeedback(context: Context, id: string): Promise<StaffFeedback> {
  const row = isId(id) ? await findFeedback(context.db, id) : undefined;
  if (!row) throw new ShopError(notFound);
  return toStaffFeedback(row);
}

/** Marks feedback as dealt with, or as new again. @throws notFound (404), feedbackDecided (41) */
export async function settleFeedback(context: Context, id: string, to: FeedbackState): Promise<StaffFeedback> {
  if (!isId(id)) throw new ShopError(notFound);
  await context.transaction(async (tx) => {
    if (!(await findFeedback(tx, id))) throw new ShopError(notFound);
    if (!(await moveFeedback(tx, id, to))) throw new ShopError(feedbackDecided);
    await recordAction(tx, context, { action: `feedback.${to}`, subject: id });
  });
  return readFeedback(context, id);
}

function toStaffFeedback(row: FeedbackRow): StaffFeedback {
  const { id, body: text, email, page, lang } = row;
  return { id, kind: row.kind as FeedbackKind, text, email, page, lang, state: row.state as FeedbackState, createdAt: row.createdAt.toISOString() };
}
