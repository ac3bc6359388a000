import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { deleteCustomerGroup, findCustomerGroups, insertCustomerGroup, loadCustomerGroupForUpdate, renameCustomerGroup } from '../accounts/groups/index.ts';
import { recordAction } from '../staff/index.ts';
import { groupExists, type CustomerGroup } from './contract.ts';

/** All groups, as one page: there are few. */
export async function listGroups(context: Context, { page, size }: { page: number; size: number }) {
  const rows = await findCustomerGroups(context.db);
  return { items: rows.slice((page - 1) * size, page * size).map(presentGroup), total: rows.length, page, size };
}

/** A group. @throws notFound (404) */
export async function readGroup(db: Queryable, id: string): Promise<CustomerGroup> {
  const [row] = await findCustomerGroups(db, id);
  if (!row) throw new ShopError(notFound);
  return presentGroup(row);
}

/** What of a group its tag is made of: not how many are in it. */
export const groupState = ({ id, title }: CustomerGroup): object => ({ id, title });

/** Makes a group. @throws groupExists (41) */
export async function createGroup(context: Context, { id, title }: { id: string; title: string }): Promise<CustomerGroup> {
  return context.transaction(async (tx) => {
    if (!(await insertCustomerGroup(tx, { code: id, title, createdAt: context.now() }))) throw new ShopError(groupExists);
    await recordAction(tx, context, { action: 'customer-group.create', subject: id, detail: { title } });
    return readGroup(tx, id);
  });
}

/** Renames a group; its code stays. @throws notFound (404), stale (412) */
export async function renameGroup(
  context: Context,
  { id, title, ensureFresh }: { id: string; title: string; ensureFresh: EnsureFresh },
): Promise<CustomerGroup> {
  return context.transaction(async (tx) => {
    const before = await locked(tx, { id, ensureFresh });
    await renameCustomerGroup(tx, { code: id, title });
    await recordAction(tx, context, { action: 'customer-group.update', subject: id, before, after: { title } });
    return readGroup(tx, id);
  });
}

/** Removes a group; promotions that are for it alone are for nobody then. @throws notFound (404), stale (412) */
export async function removeGroup(context: Context, { id, ensureFresh }: { id: string; ensureFresh: EnsureFresh }): Promise<void> {
  await context.transaction(async (tx) => {
    const before = await locked(tx, { id, ensureFresh });
    await deleteCustomerGroup(tx, id);
    await recordAction(tx, context, { action: 'customer-group.delete', subject: id, detail: { title: before.title, members: before.members } });
  });
}

async function locked(tx: Tx, { id, ensureFresh }: { id: string; ensureFresh: EnsureFresh }): Promise<CustomerGroup> {
  if (!(await loadCustomerGroupForUpdate(tx, id))) throw new ShopError(notFound);
  const group = await readGroup(tx, id);
  ensureFresh(groupState(group));
  return group;
}

function presentGroup(row: { code: string; title: string; members: number; createdAt: Date }): CustomerGroup {
  return { id: row.code, title: row.title, members: row.members, createdAt: row.createdAt.toISOString() };
}
