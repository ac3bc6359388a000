import { hasRight } from '#kit/pure/staff-rights.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { rightsOf, type StaffRole } from './contract.ts';
import { findActiveStaff } from './store.ts';

/** A colleague as notes mention one. */
export type Colleague = { id: string; name: string; email: string };

const mostRead = 200;

/** Staff who can sign in and see orders, by name: those with these ids, or whose name holds `q`. */
export async function findColleagues(db: Queryable, { ids, q }: { ids?: readonly string[]; q?: string | undefined }): Promise<Colleague[]> {
  const known = ids?.filter(isId);
  if (known?.length === 0) return [];
  const rows = await findActiveStaff(db, { ids: known, q, most: mostRead });
  return rows
    .filter(({ role, rights }) => hasRight(rightsOf(role as StaffRole, rights as Parameters<typeof rightsOf>[1]), 'read:orders'))
    .map(({ id, name, email }) => ({ id, name, email }));
}

/** A page of the colleagues that the caller can mention, by name. */
export async function listColleagues({ db, caller }: Context, { page, size, q }: { page: number; size: number; q?: string | undefined }) {
  const others = (await findColleagues(db, { q })).filter(({ id }) => caller.kind !== 'staff' || id !== caller.staffId);
  return { items: others.slice((page - 1) * size, page * size).map(({ id, name }) => ({ id, name })), total: others.length, page, size };
}
