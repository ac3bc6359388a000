/** What others ask of many orders at once: which are cancelled, which wait for what. Conditions of SQL on a table `orders`. */
export { orderIs } from '../store-states.ts';
export { waitingFor } from './store-views.ts';
