/** The orders of an account: what it spent, what it bought, what it may review. */
export { joinOrders } from './join-orders.ts';
export { recentOrders, type RecentOrder } from './recent-orders.ts';
export { orderFigures, type OrderFigures } from './order-figures.ts';
export { findGuests, guestsToList, sumOrdersOf, sumOrdersOfGuests, type GuestRow } from './store-figures.ts';
export { markReviewAsked } from './mark-review-asked.ts';
export { findOrdersToReview, type OrderToReview } from './store-review.ts';
export { findPurchases } from './find-purchases.ts';
export { linesToReview } from './lines-to-review.ts';
