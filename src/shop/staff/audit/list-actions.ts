import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import type { AuditFilter, AuditLine } from '../contract.ts';
import { nameIn } from './rules-name.ts';
import { listActionRows } from './store.ts';

/** A page of the audit log, the newest first unless asked otherwise. */
export async function listActions(
  context: Context,
  { page, size, direction, filter }: { page: number; size: number; direction: 'asc' | 'desc'; filter: AuditFilter },
): Promise<{ items: AuditLine[]; total: number; page: number; size: number }> {
  const { q, staffId, action, from, to } = filter;
  if (staffId !== undefined && !isId(staffId)) return { items: [], total: 0, page, size };
  const asked = {
    q,
    staffId,
    actions: action?.split(',').map((one) => one.trim()),
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
  const { rows, total } = await listActionRows(context.db, { page, size, direction, filter: asked });
  return { items: rows.map((row) => asLine(row, context.locale)), total, page, size };
}

type Row = Awaited<ReturnType<typeof listActionRows>>['rows'][number];

function asLine({ id, at, staffId, staffName, action, subject, detail: stored }: Row, lang: string): AuditLine {
  const { about, ...detail } = stored as Record<string, unknown>;
  return { id, at: at.toISOString(), staff: { id: staffId, name: staffName }, action, subject, name: nameIn({ about, ...detail }, { subject, lang }), detail };
}
