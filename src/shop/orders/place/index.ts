/** Placing an order: written with its lines, its stock reserved, its payment opened. */
export { placeInTwo } from './place-order.ts';
export { splitDraft } from './split-draft.ts';
