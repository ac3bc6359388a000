import { notFound } from '#kit/pure/common-errors.ts';
import { csvRow } from '#kit/pure/csv.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import { importKinds, importLimits, type Import, type ImportFields, type ImportKind, type ImportWithErrors } from '../contract.ts';
import { findImport, findImportErrors, listImportRows, type ImportRow } from '../store.ts';
import { importFields } from './import-fields.ts';
import { mayImport } from './start-import.ts';

const errorsAtOnce = 2_000;

/** A page of imports of what who asks may import, the latest first. */
export async function listImports(
  context: Context,
  {
    page,
    size,
    direction,
    filter,
  }: { page: number; size: number; direction: 'asc' | 'desc'; filter: { kind?: ImportKind | undefined; state?: string | undefined } },
) {
  const kinds = importKinds.filter((kind) => mayImport(context, kind) && (filter.kind === undefined || filter.kind === kind));
  if (kinds.length === 0) return { items: [], total: 0, page, size };
  const { rows, total } = await listImportRows(context.db, { page, size, direction, kinds, state: filter.state });
  return { items: rows.map(presentImport), total, page, size };
}

/** An import with the first rows that it left out. @throws notFound (404), for one of a kind that who asks may not import too */
export async function readImport(context: Context, id: string): Promise<ImportWithErrors> {
  const row = await requireImport(context, id);
  const errors = await findImportErrors(context.db, id, { most: importLimits.errorsListed });
  return { ...presentImport(row), errors: errors.map(({ row: at, field, message }) => ({ row: at, field, msg: message })) };
}

/** All rows that an import left out, as CSV, a batch at a time. @throws notFound (404) */
export async function* exportImportErrors(context: Context, id: string): AsyncGenerator<string> {
  await requireImport(context, id);
  yield csvRow(['Row', 'Field', 'Message']);
  for (let after = 0; ;) {
    const errors = await findImportErrors(context.db, id, { after, most: errorsAtOnce });
    if (errors.length > 0) yield errors.map(({ row, field, message }) => csvRow([String(row), field, message])).join('');
    if (errors.length < errorsAtOnce) return;
    after = errors.at(-1)!.seq;
  }
}

/** The fields of the kinds that who asks may import, with the names of their columns. */
export function listImportFields(context: Context): ImportFields {
  return Object.fromEntries(
    importKinds
      .filter((kind) => mayImport(context, kind))
      .map((kind) => {
        const { columns, required } = importFields[kind];
        return [
          kind,
          Object.entries<readonly string[]>(columns).map(([field, names]) => ({
            field,
            columns: [...names],
            required: (required as readonly string[]).includes(field),
          })),
        ];
      }),
  );
}

/** An import of a kind that who asks may import. @throws notFound (404) */
export async function requireImport(context: Context, id: string): Promise<ImportRow> {
  const row = isId(id) ? await findImport(context.db, id) : undefined;
  if (!row || !mayImport(context, row.kind as ImportKind)) throw new ShopError(notFound);
  return row;
}

/** An import, as staff see it. */
export function presentImport(row: ImportRow): Import {
  const { id, fileName, dryRun, message, rowsDone, rowsTotal, created, updated, unchanged, failed, staffName, createdAt, finishedAt } = row;
  return {
    id,
    kind: row.kind as ImportKind,
    fileName,
    dryRun,
    state: row.state as Import['state'],
    message,
    rows: rowsDone,
    // Until then as many as the file has lines, some of which stand in cells.
    rowsTotal: row.state === 'done' ? rowsDone : Math.max(rowsTotal, rowsDone),
    created,
    updated,
    unchanged,
    failed,
    staff: staffName,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
