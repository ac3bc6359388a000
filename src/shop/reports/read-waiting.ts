import { hasRight, type StaffRight } from '#kit/pure/staff-rights.ts';
import type { Context } from '#kit/server/context.ts';
import type { Waiting } from './contract.ts';
import { countWaiting } from './store-overview.ts';

const needs: Readonly<Record<keyof Waiting, StaffRight>> = {
  toShip: 'read:orders',
  toDecide: 'read:orders',
  unpaid: 'read:orders',
  returns: 'read:orders',
  reviews: 'read:voices',
  inquiries: 'read:voices',
  lowStock: 'read:prices',
  mentions: 'read:orders',
};

/** What waits, as far as this member of staff may see it. */
export async function readWaiting({ db, caller }: Context): Promise<Waiting> {
  const counts = await countWaiting(db, caller.kind === 'staff' ? caller.staffId : null);
  const mayRead = (right: StaffRight) => caller.kind === 'staff' && hasRight(caller.rights, right);
  return Object.fromEntries(Object.entries(needs).map(([name, right]) => [name, mayRead(right) ? counts[name as keyof Waiting] : null])) as Waiting;
}
