/** Orders as staff list them and write on them. */
export { addNote } from './write-note.ts';
export { listOrdersForStaff } from './staff-orders.ts';
