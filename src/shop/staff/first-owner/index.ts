/** How a shop gets its first owner: at the first start, or by the form of an empty shop. */
export { createFirstOwner, ensureFirstStaff } from './ensure-first-staff.ts';
export { countStaff } from '../store.ts';
