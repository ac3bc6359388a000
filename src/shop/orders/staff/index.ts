/** Orders as staff list them. */
export { listOrdersForStaff } from './staff-orders.ts';
