/** How many units of one thing a cart's line, a field or a promotion's condition may name. */
export const quantityLimit = 999;
