/** Gift cards that orders bought. */
export { canVoidBoughtCards, sendTime, voidBoughtCards } from './sold-cards.ts';
export { countCardsByLine } from './store.ts';
