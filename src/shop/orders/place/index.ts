/** Placing an order: written with its lines, its stock reserved, its payment opened. */
export { placeInTwo, placeOrder } from './place-order.ts';
export { splitDraft } from './split-draft.ts';
