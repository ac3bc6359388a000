import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { likePattern } from '#kit/server/like.ts';
import type { staffSorts } from './contract.ts';
import { tables } from './tables.ts';

const known = ['id', 'email', 'name', 'role', 'passwordHash', 'mustChangePassword', 'secondFactor', 'disabledAt'] as const;

/** The staff member who signs in by an address. */
export function findStaffByEmail(db: Queryable, email: string) {
  return tables(db).selectFrom('staff').select(known).where('email', '=', email.toLowerCase()).executeTakeFirst();
}

/** A member of staff with what proves them. */
export function findStaffMember(db: Queryable, id: string) {
  return tables(db).selectFrom('staff').select(known).where('id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function loadStaffMemberForUpdate(tx: Tx, id: string) {
  return tables(tx).selectFrom('staff').select(known).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** What staff may change of their own account. */
export async function changeStaffMember(
  tx: Tx,
  id: string,
  changes: { name?: string; passwordHash?: string; mustChangePassword?: boolean; secondFactor?: boolean },
): Promise<void> {
  await tables(tx).updateTable('staff').set(changes).where('id', '=', id).execute();
}

/** Mailed links to a staff member, and sign-ins that wait for their second factor, become invalid: what they were issued for has changed. */
export async function deleteStaffTickets(tx: Tx, staffId: string): Promise<void> {
  await tables(tx).deleteFrom('staffTicket').where('staffId', '=', staffId).execute();
}

/** Inserts unless the address is taken; answers whether it did. */
export async function insertStaff(
  tx: Tx,
  staff: {
    id: string;
    email: string;
    name: string;
    role: string;
    rights: object | null;
    passwordHash: string | null;
    mustChangePassword: boolean;
    createdAt: Date;
  },
): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('staff')
    .values({ ...staff, rights: staff.rights === null ? null : jsonb(staff.rights) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function insertAction(
  tx: Tx,
  action: { staffId: string | null; staffName: string; action: string; subject: string; detail: object; at: Date },
): Promise<void> {
  await tables(tx)
    .insertInto('staffAction')
    .values({ id: newId(action.at.getTime()), ...action, detail: jsonb(action.detail) })
    .execute();
}

export async function countStaff(db: Queryable): Promise<number> {
  const row = await tables(db)
    .selectFrom('staff')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Colleagues who can sign in, by name; at most so many. */
export function findActiveStaff(db: Queryable, { ids, q, most }: { ids?: readonly string[] | undefined; q?: string | undefined; most: number }) {
  return tables(db)
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'rights', 'lang'])
    .where('disabledAt', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...ids!]))
    .$if(q !== undefined && q !== '', (query) => query.where('name', 'ilike', likePattern(q!)))
    .orderBy('name')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** What a list of staff is asked for. */
export type StaffQuestion = {
  page: number;
  size: number;
  order: Order<(typeof staffSorts)[number]>;
  filter: { q?: string | undefined; role?: string | undefined; disabled?: boolean | undefined };
};

const listed = ['id', 'email', 'name', 'role', 'rights', 'passwordHash', 'mustChangePassword', 'secondFactor', 'disabledAt', 'createdAt'] as const;

export async function listStaffRows(db: Queryable, { page, size, order, filter }: StaffQuestion) {
  let query = tables(db).selectFrom('staff');
  if (filter.q) {
    const like = likePattern(filter.q);
    query = query.where((where) => where.or([where('name', 'ilike', like), where('email', 'ilike', like)]));
  }
  if (filter.role) query = query.where('role', '=', filter.role);
  if (filter.disabled !== undefined) query = query.where('disabledAt', filter.disabled ? 'is not' : 'is', null);
  const total = await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await query
    .select(listed)
    .orderBy(order.field, order.direction)
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows, total: total.count };
}

export function findStaffRow(db: Queryable, id: string) {
  return tables(db).selectFrom('staff').select(listed).where('id', '=', id).executeTakeFirst();
}

/** All owners who can sign in and the one asked for, locked in the order of ids. */
export function loadStaffAndOwnersForUpdate(tx: Tx, id: string) {
  return tables(tx)
    .selectFrom('staff')
    .select(listed)
    .where((where) => where.or([where('id', '=', id), where.and([where('role', '=', 'owner'), where('disabledAt', 'is', null)])]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function updateStaffRow(
  tx: Tx,
  id: string,
  changes: { name: string; role: string; rights: object | null; disabledAt: Date | null; passwordHash?: string; mustChangePassword?: boolean },
): Promise<void> {
  const { rights, ...rest } = changes;
  await tables(tx)
    .updateTable('staff')
    .set({ ...rest, rights: rights === null ? null : jsonb(rights) })
    .where('id', '=', id)
    .execute();
}

export async function insertPreviewToken(tx: Tx, row: { tokenHash: string; staffSessionId: string; expiresAt: Date }): Promise<void> {
  await tables(tx).insertInto('previewToken').values(row).execute();
}

/** When a preview token ends, unless it has, or the session that asked for it. */
export async function findPreviewToken(db: Queryable, { tokenHash, now }: { tokenHash: string; now: Date }): Promise<Date | undefined> {
  const found = await tables(db)
    .selectFrom('previewToken')
    .innerJoin('staffSession', 'staffSession.id', 'previewToken.staffSessionId')
    .innerJoin('staff', 'staff.id', 'staffSession.staffId')
    .select('previewToken.expiresAt')
    .where('previewToken.tokenHash', '=', tokenHash)
    .where('previewToken.expiresAt', '>', now)
    .where('staffSession.endedAt', 'is', null)
    .where('staffSession.expiresAt', '>', now)
    .where('staff.disabledAt', 'is', null)
    .executeTakeFirst();
  return found?.expiresAt;
}

export async function deleteOldPreviewTokens(tx: Tx, before: Date): Promise<void> {
  await tables(tx).deleteFrom('previewToken').where('expiresAt', '<', before).execute();
}
