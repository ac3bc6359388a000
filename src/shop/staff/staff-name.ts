import type { Context } from '#kit/server/context.ts';

/** A member of staff as ledgers name them. */
export type StaffName = { id: string; name: string };

/** The staff member behind a call, or null. */
export function staffNameOf({ caller }: Context): StaffName | null {
  return caller.kind === 'staff' ? { id: caller.staffId, name: caller.name } : null;
}
