/** SQL of saved views. */
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import { readPage } from '#kit/server/lists/read-page.ts';
import { tables } from '../tables.ts';
import type { SavedViewInput } from './contract.ts';

const views = (reader: Queryable) =>
  tables(reader).selectFrom('savedView').innerJoin('staff', 'staff.id', 'savedView.staffId').selectAll('savedView').select('staff.name as staffName');

/** A view with who made it. */
export type ViewRow = NonNullable<Awaited<ReturnType<typeof findView>>>;

/** A staff member's views and those that others share, by name. */
export async function listViews(
  reader: Queryable,
  { staffId, resource, page, size }: { staffId: string; resource: string | undefined; page: number; size: number },
) {
  const found = views(reader)
    .where((eb) => eb.or([eb('savedView.staffId', '=', staffId), eb('savedView.shared', '=', true)]))
    .$if(resource !== undefined, (query) => query.where('savedView.resource', '=', resource!));
  return readPage(found.orderBy('savedView.title').orderBy('savedView.id'), { page, size });
}

export function findView(reader: Queryable, id: string) {
  return views(reader).where('savedView.id', '=', id).executeTakeFirst();
}

/** A view, held until the transaction ends. */
export function loadViewForUpdate(tx: Tx, id: string) {
  return views(tx).where('savedView.id', '=', id).forUpdate('savedView').executeTakeFirst();
}

export async function countViews(reader: Queryable, { staffId, resource }: { staffId: string; resource: string }): Promise<number> {
  const row = await tables(reader)
    .selectFrom('savedView')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staffId', '=', staffId)
    .where('resource', '=', resource)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function isViewTitleTaken(
  reader: Queryable,
  { staffId, resource, title, besides }: { staffId: string; resource: string; title: string; besides: string | undefined },
): Promise<boolean> {
  const row = await tables(reader)
    .selectFrom('savedView')
    .select('id')
    .where('staffId', '=', staffId)
    .where('resource', '=', resource)
    .where('title', '=', title)
    .$if(besides !== undefined, (query) => query.where('id', '!=', besides!))
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertView(tx: Tx, { filter, at, ...view }: SavedViewInput & { id: string; staffId: string; at: Date }): Promise<void> {
  await tables(tx)
    .insertInto('savedView')
    .values({ ...view, filter: jsonb(filter), createdAt: at, updatedAt: at })
    .execute();
}

export async function updateView(tx: Tx, id: string, { filter, at, ...view }: SavedViewInput & { at: Date }): Promise<void> {
  await tables(tx)
    .updateTable('savedView')
    .set({ ...view, filter: jsonb(filter), updatedAt: at })
    .where('id', '=', id)
    .execute();
}

export async function deleteView(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('savedView').where('id', '=', id).execute();
}
