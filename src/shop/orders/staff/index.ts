/** Orders as staff list them and write on them. */
export { addNote } from './write-note.ts';
export { changeBilling } from './change-billing.ts';
export { loadStaffOrderForUpdate } from './load-staff-order.ts';
export { presentOneForStaff, readOrdersInBatches } from './staff-orders.ts';
