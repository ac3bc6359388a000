import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { auditTooLong, mostAuditLinesInFile, type AuditFilter, type AuditLine } from '../contract.ts';
import { nameIn } from './rules-name.ts';
import { countActionRows, listActionRows, readActionRows, type AuditWanted } from './store.ts';

const linesAtOnce = 1_000;

/** A page of the audit log, the newest first unless asked otherwise. */
export async function listActions(
  context: Context,
  { page, size, direction, filter }: { page: number; size: number; direction: 'asc' | 'desc'; filter: AuditFilter },
): Promise<{ items: AuditLine[]; total: number; page: number; size: number }> {
  const wanted = wantedOf(filter);
  if (!wanted) return { items: [], total: 0, page, size };
  const { rows, total } = await listActionRows(context.db, { page, size, direction, filter: wanted });
  return { items: rows.map((row) => asLine(row, context.locale)), total, page, size };
}

/**
 * The lines of the audit log that a filter leaves, oldest first, some at a time.
 * @throws auditTooLong (409) for more than a file may have, before the first line
 */
export async function* readActions(context: Context, filter: AuditFilter): AsyncGenerator<AuditLine[]> {
  const wanted = wantedOf(filter);
  if (!wanted) return;
  const most = mostAuditLinesInFile;
  if ((await countActionRows(context.db, { filter: wanted, most: most + 1 })) > most) throw new ShopError(auditTooLong, { params: { most } });
  for (let after = 0; ;) {
    const rows = await readActionRows(context.db, { filter: wanted, after, size: linesAtOnce });
    yield rows.map((row) => asLine(row, context.locale));
    if (rows.length < linesAtOnce) return;
    after = rows.at(-1)!.sequence;
  }
}

/** Null where a filter finds nothing. */
function wantedOf({ q, staffId, action, from, to }: AuditFilter): AuditWanted | null {
  if (staffId !== undefined && !isId(staffId)) return null;
  return {
    q,
    staffId,
    actions: action?.split(',').map((one) => one.trim()),
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
}

type Row = Awaited<ReturnType<typeof listActionRows>>['rows'][number];

function asLine({ id, at, staffId, staffName, action, subject, detail: stored, deleted }: Row, lang: string): AuditLine {
  const { about, ...detail } = stored as Record<string, unknown>;
  const name = nameIn({ about, ...detail }, { subject, lang });
  return { id, at: at.toISOString(), staff: { id: staffId, name: staffName }, action, subject, name, deleted, detail };
}
