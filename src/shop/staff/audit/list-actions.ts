import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import type { AuditFilter, AuditLine } from '../contract.ts';
import { listActionRows } from './store.ts';

/** A page of the audit log, the newest first unless asked otherwise. */
export async function listActions(
  context: Context,
  { page, size, direction, filter }: { page: number; size: number; direction: 'asc' | 'desc'; filter: AuditFilter },
): Promise<{ items: AuditLine[]; total: number; page: number; size: number }> {
  const { staffId, from, to, ...rest } = filter;
  if (staffId !== undefined && !isId(staffId)) return { items: [], total: 0, page, size };
  const asked = { ...rest, staffId, from: from === undefined ? undefined : new Date(from), to: to === undefined ? undefined : new Date(to) };
  const { rows, total } = await listActionRows(context.db, { page, size, direction, filter: asked });
  const items = rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    staff: { id: row.staffId, name: row.staffName },
    action: row.action,
    subject: row.subject,
    detail: row.detail as Record<string, unknown>,
  }));
  return { items, total, page, size };
}
