import type { Context } from '#kit/server/context.ts';
import { recordAction } from '../staff/index.ts';
import { newsletterLimits, type SubscriberState, type SubscriberView } from './contract.ts';
import { csvOf } from '#kit/pure/csv.ts';
import { listSubscriberRows, type SubscriberQuery, type SubscriberRow } from './store.ts';

/** Subscribers for staff. */
export async function listSubscribers(context: Context, query: SubscriberQuery) {
  const { rows, total } = await listSubscriberRows(context.db, query);
  return { items: rows.map(toSubscriber), total, page: query.page, size: query.size };
}

/** The newest subscribers as a file for spreadsheets, with whatever would be a formula made harmless. Who took it stands in the audit log. */
export async function exportSubscribers(context: Context): Promise<{ fileName: string; csv: string }> {
  const order = { field: 'createdAt', direction: 'desc' } as const;
  const { rows } = await listSubscriberRows(context.db, { page: 1, size: newsletterLimits.exported, order, filter: {} });
  await context.transaction((tx) => recordAction(tx, context, { action: 'newsletter.export', subject: 'subscribers', detail: { rows: rows.length } }));
  const lines = rows.map(toSubscriber).map((one) => [one.email, one.lang, one.state, one.createdAt, one.confirmedAt ?? '']);
  return {
    fileName: `subscribers-${context.now().toISOString().slice(0, 10)}.csv`,
    csv: csvOf(['email', 'language', 'state', 'createdAt', 'confirmedAt'], lines),
  };
}

function toSubscriber(row: SubscriberRow): SubscriberView {
  const { id, email, lang, state, createdAt, confirmedAt } = row;
  return { id, email, lang, state: state as SubscriberState, createdAt: createdAt.toISOString(), confirmedAt: confirmedAt?.toISOString() ?? null };
}
