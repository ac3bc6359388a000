import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { recordAction } from '../../staff/index.ts';
import { importOver, type Import } from '../contract.ts';
import { stopImport } from '../store.ts';
import { presentImport, requireImport } from './read-imports.ts';
import { deleteImportFile } from './remove-import-files.ts';

/**
 * Ends an import before its last row. What works on it stops at its next step; what came in until then stays.
 * @throws notFound (404), importOver (409)
 */
export async function cancelImport(context: Context, id: string): Promise<Import> {
  const { kind, dryRun, fileName } = await requireImport(context, id);
  const name = context.caller.kind === 'staff' ? context.caller.name : '';
  const message = m.transfers_cancelled({ name }, { locale: context.locale });
  const stopped = await context.transaction(async (tx) => {
    const row = await stopImport(tx, id, { message, now: context.now() });
    if (!row) throw new ShopError(importOver);
    await recordAction(tx, context, { action: 'imports.cancel', subject: id, detail: { kind, dryRun, fileName } });
    return row;
  });
  await deleteImportFile(context, id);
  return presentImport(stopped);
}
