import type { Context } from '#kit/server/context.ts';

/** A member of staff as ledgers name them. */
export type StaffName = { id: string; name: string };

/** Who of the staff stands behind a call, or null where nobody of them does. */
export function staffNameOf({ caller }: Context): StaffName | null {
  return caller.kind === 'staff' ? { id: caller.staffId, name: caller.name } : null;
}
