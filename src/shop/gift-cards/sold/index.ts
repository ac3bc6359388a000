/** Gift cards that orders bought. */
export { sendTime, voidBoughtCards } from './sold-cards.ts';
export { countCardsByLine } from './store.ts';
