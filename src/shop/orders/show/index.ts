/** What others ask of orders: one in figures; of many at once, as conditions of SQL on a table `orders`, which are cancelled, which wait for what. */
export { orderIs } from '../store-states.ts';
export { waitingFor } from './store-views.ts';
export { readOrderFacts, type OrderFacts } from './order-facts.ts';
export { namedIn } from './named-in.ts';
export { billingLines } from './billing-lines.ts';
