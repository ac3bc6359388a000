import type { Context } from '#kit/server/context.ts';
import { cardOf } from '../show/card-of.ts';
import type { StaffContentItem } from '../contract.ts';
import { stateAt } from '../rules.ts';
import { listStaffRows, type StaffContentQuestion } from '../show/store-lists.ts';

/** A page of contents for the back office, shown or not. */
export async function listItemsForStaff(
  context: Context,
  question: StaffContentQuestion,
): Promise<{ items: StaffContentItem[]; total: number; page: number; size: number }> {
  const { rows, total } = await listStaffRows(context.db, question);
  const items = rows.map((row): StaffContentItem => {
    const { publishedAt: _at, readingMinutes: _minutes, ...card } = cardOf(row, context.lang);
    return {
      ...card,
      published: row.published,
      publishAt: row.publishAt?.toISOString() ?? null,
      unpublishAt: row.unpublishAt?.toISOString() ?? null,
      state: stateAt(context.now(), row),
      hasDraft: row.hasDraft,
    };
  });
  return { items, total, page: question.page, size: question.size };
}
