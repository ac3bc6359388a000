/** Orders as staff list them and write on them. */
export { addComment } from './comment-order.ts';
export { listOrdersForStaff } from './staff-orders.ts';
