/** Gift cards that orders bought. */
export { canVoidBoughtCards, sendTime, voidBoughtCards } from './sold-cards.ts';
export { countCardsByLine, findCardsMailed } from './store.ts';
