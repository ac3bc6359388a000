/** A return as the back office reads it. */
import type { StaffReturn } from '#shop/returns/contract.ts';

/** What staff may do with a return now. */
export type ReturnAction = StaffReturn['actions'][number];

export type { StaffReturn };

/** Who asked for a return: a name, else how to reach them. */
export function nameOf({ customer }: Pick<StaffReturn, 'customer'>): string {
  return customer.name || customer.email || customer.mobile || '';
}

/** The key of an action's texts: `reject-goods` is `reject_goods`. */
export const wordsOf = (action: ReturnAction): string => action.replaceAll('-', '_');
