/** SQL of imports, and of what exports read besides the lists. */
import { sql, type Selectable } from 'kysely';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import { readPage } from '#kit/server/lists/read-page.ts';
import { importLimits, type ImportError, type ImportKind } from './contract.ts';
import { tables, type TransferTables } from './tables.ts';

/** An import as stored. */
export type ImportRow = Selectable<TransferTables['dataImport']>;

/** A new import. */
export type NewImport = {
  id: string;
  kind: ImportKind;
  fileName: string;
  dryRun: boolean;
  mapping: Record<string, string>;
  rowsTotal: number;
  staffName: string;
  at: Date;
};

/** Inserts an import unless another of its kind is not done yet; returns its id, or null. */
export async function insertImport(tx: Tx, { at, mapping, ...row }: NewImport): Promise<string | null> {
  const inserted = await tables(tx)
    .insertInto('dataImport')
    .values({ ...row, mapping: jsonb(mapping), createdAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return null;
  const other = await tables(tx)
    .selectFrom('dataImport')
    .select('id')
    .where('kind', '=', row.kind)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst();
  return other?.id ?? '';
}

/** Gives up imports that nobody has worked on since; answers their ids. */
export async function failAbandoned(tx: Tx, { before, message, now }: { before: Date; message: string; now: Date }): Promise<string[]> {
  const rows = await tables(tx)
    .updateTable('dataImport')
    .set({ state: 'failed', message, updatedAt: now, finishedAt: now, lease: null })
    .where('state', 'in', ['queued', 'running'])
    .where('updatedAt', '<', before)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

export function findImport(db: Queryable, id: string): Promise<ImportRow | undefined> {
  return tables(db).selectFrom('dataImport').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Of these imports, those that are known: whether one is to be worked on, and was since `since`. */
export async function findWorkedOn(db: Queryable, ids: readonly string[], since: Date): Promise<Map<string, boolean>> {
  if (ids.length === 0) return new Map();
  const rows = await tables(db).selectFrom('dataImport').select(['id', 'state', 'updatedAt']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, state, updatedAt }) => [id, (state === 'queued' || state === 'running') && updatedAt > since]));
}

/** What a list of imports is asked for. */
export type ImportQuestion = { page: number; size: number; direction: 'asc' | 'desc'; kinds: readonly ImportKind[]; state?: string | undefined };

/** The page of a list and how many there are, in one statement. */
export async function listImportRows(db: Queryable, { page, size, direction, kinds, state }: ImportQuestion): Promise<{ rows: ImportRow[]; total: number }> {
  const query = tables(db)
    .selectFrom('dataImport')
    .selectAll()
    .where('kind', 'in', [...kinds])
    .$if(state !== undefined, (chosen) => chosen.where('state', '=', state!))
    .orderBy('createdAt', direction)
    .orderBy('id', direction);
  return readPage(query, { page, size });
}

/** Errors of an import, in the order of the file, from `after` on. */
export function findImportErrors(db: Queryable, id: string, { after = 0, most }: { after?: number; most: number }) {
  return tables(db)
    .selectFrom('dataImportError')
    .select(['seq', 'row', 'field', 'message'])
    .where('importId', '=', id)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(most)
    .execute();
}

/** Claims an unfinished import; its earlier worker stops at the next step. */
export function claimImport(tx: Tx, id: string, { lease, now }: { lease: string; now: Date }): Promise<ImportRow | undefined> {
  return tables(tx)
    .updateTable('dataImport')
    .set({ state: 'running', lease, updatedAt: now })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .returningAll()
    .executeTakeFirst();
}

/** Counts of a part. */
export type PartCounts = { created: number; updated: number; unchanged: number; failed: number };

/** Records what was done since the last step; returns false, and writes nothing, when another process has claimed the import. */
export async function addProgress(
  tx: Tx,
  step: { id: string; lease: string; entries: number; rows: number; counts: PartCounts; errors: readonly ImportError[]; now: Date },
): Promise<boolean> {
  const { id, lease, entries, rows, counts, errors, now } = step;
  const updated = await tables(tx)
    .updateTable('dataImport')
    .set((of) => ({
      entriesDone: entries,
      rowsDone: rows,
      created: of('created', '+', counts.created),
      updated: of('updated', '+', counts.updated),
      unchanged: of('unchanged', '+', counts.unchanged),
      failed: of('failed', '+', counts.failed),
      updatedAt: now,
    }))
    .where('id', '=', id)
    .where('lease', '=', lease)
    .returning('failed')
    .executeTakeFirst();
  if (!updated) return false;
  const room = importLimits.errorsKept - (updated.failed - counts.failed);
  if (errors.length > 0 && room > 0)
    await sql`insert into data_import_error (import_id, seq, row, field, message)
      select ${id}, (select coalesce(max(seq), 0) from data_import_error where import_id = ${id}) + given.place, given.row, given.field, given.msg
      from rows from (jsonb_to_recordset(${jsonb(errors.slice(0, room))}) as (row int, field text, msg text)) with ordinality as given (row, field, msg, place)`.execute(
      tables(tx),
    );
  return true;
}

/** Ends an import that is still held under this lease. */
export async function finishImport(
  tx: Tx,
  { id, lease, state, message, now }: { id: string; lease: string; state: 'done' | 'failed'; message: string; now: Date },
): Promise<void> {
  await tables(tx)
    .updateTable('dataImport')
    .set({ state, message, updatedAt: now, finishedAt: now, lease: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

/** Ends an import that is not done, also while a job works on it; answers nothing where it is done. */
export function stopImport(tx: Tx, id: string, { message, now }: { message: string; now: Date }): Promise<ImportRow | undefined> {
  return tables(tx)
    .updateTable('dataImport')
    .set({ state: 'failed', message, updatedAt: now, finishedAt: now, lease: null })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .returningAll()
    .executeTakeFirst();
}

/** Forgets old imports with their errors; answers how many. */
export async function deleteOldImports(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const { numAffectedRows } = await sql`delete from data_import where id in (
    select id from data_import where state in ('done', 'failed') and created_at < ${before} order by created_at limit ${most})`.execute(tables(tx));
  return Number(numAffectedRows ?? 0);
}

/** Says of an import that is done which pictures are missing. */
export async function noteMissingPictures(tx: Tx, id: string, message: string): Promise<void> {
  await tables(tx).updateTable('dataImport').set({ message }).where('id', '=', id).where('state', '=', 'done').execute();
}

/** Pictures that could not be shown yet and have an address: a batch of them after `after`. */
export async function findUnfetched(db: Queryable, { after, most }: { after: string; most: number }): Promise<{ id: string; source: string }[]> {
  const found = await sql<{ id: string; source: string }>`select id, source from media
    where state = 'unreachable' and source like 'http%' and id > ${after}::uuid order by id limit ${most}`.execute(tables(db));
  return found.rows;
}
