import { csvRow } from '#kit/pure/csv.ts';
import type { Context } from '#kit/server/context.ts';
import { readActions } from '../../staff/audit/index.ts';
import type { AuditFilter } from '../../staff/contract.ts';

/**
 * The audit log, oldest first, a row for each line; what changed is JSON, as the API answers it.
 * @throws auditTooLong (409) for more lines than a file may have
 */
export async function* exportAudit(context: Context, filter: AuditFilter): AsyncGenerator<string> {
  const heading = csvRow(['Time', 'Staff', 'Staff ID', 'Action', 'Subject', 'Name', 'Detail']);
  let isFirst = true;
  for await (const lines of readActions(context, filter)) {
    const rows = lines.map(({ at, staff, action, subject, name, detail }) =>
      csvRow([at, staff.name, staff.id ?? '', action, subject, name, JSON.stringify(detail)]),
    );
    yield (isFirst ? heading : '') + rows.join('');
    isFirst = false;
  }
  if (isFirst) yield heading;
}
