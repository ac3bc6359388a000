/**
 * Orders: placed by the checkout in one transaction, paid, shipped, delivered, cancelled. `states.ts` is the whole life
 * cycle as data; `transition-order.ts` is the only place that changes a state. An order keeps its own copy of everything.
 */
export { placeOrder } from './place-order.ts';
export { startPayment } from './start-payment.ts';
export { findOwnOrder, type OwnOrder } from './find-own-order.ts';
