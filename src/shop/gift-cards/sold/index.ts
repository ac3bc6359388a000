/** Gift cards that orders bought. */
export { hasIssuedCards, sendTime, voidBoughtCards } from './sold-cards.ts';
