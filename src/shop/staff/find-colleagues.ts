import { hasRight, type StaffRight } from '#kit/pure/staff-rights.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { rightsOf, type StaffRole } from './contract.ts';
import { findActiveStaff } from './store.ts';

/** A member of staff who is mailed; `lang` is the language in which they use the back office, null before they have. */
export type Colleague = { id: string; name: string; email: string; lang: string | null };

const mostRead = 200;

type Asked = { ids?: readonly string[]; q?: string | undefined; right?: StaffRight };

/** Staff who can sign in and have a right (to see orders), by name: those with these ids, or whose name holds `q`. */
export async function findColleagues(db: Queryable, { ids, q, right = 'read:orders' }: Asked): Promise<Colleague[]> {
  const known = ids?.filter(isId);
  if (known?.length === 0) return [];
  const rows = await findActiveStaff(db, { ids: known, q, most: mostRead });
  return rows
    .filter(({ role, rights }) => hasRight(rightsOf(role as StaffRole, rights as Parameters<typeof rightsOf>[1]), right))
    .map(({ id, name, email, lang }) => ({ id, name, email, lang }));
}

/** A page of the colleagues that the caller can mention, by name. */
export async function listColleagues({ db, caller }: Context, { page, size, q }: { page: number; size: number; q?: string | undefined }) {
  const others = (await findColleagues(db, { q })).filter(({ id }) => caller.kind !== 'staff' || id !== caller.staffId);
  return { items: others.slice((page - 1) * size, page * size).map(({ id, name }) => ({ id, name })), total: others.length, page, size };
}
