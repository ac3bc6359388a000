/** From the parcel to the end of an order. */
export { shipOrder } from './ship-order.ts';
export { deliverOrder } from './deliver-order.ts';
export { confirmOrder } from './confirm-order.ts';
export { completeDeliveredOrders } from './complete-order.ts';
