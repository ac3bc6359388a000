/** How many units of one thing a cart's line, a field or a promotion's condition may name. */
export const quantityLimit = 999;

/** The largest page of a list in the back office; more is answered as this many. */
export const mostListSize = 100;

/** Entries of a page of a list where the request names no size (docs/contract.md, "Shopper API"). */
export const usualListSize = 20;
