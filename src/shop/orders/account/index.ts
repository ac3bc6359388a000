/** The orders of an account: what it spent, what it bought, what it may review. */
export { joinOrders } from './join-orders.ts';
export { recentOrders, type RecentOrder } from './recent-orders.ts';
export { figuresOfAccounts, orderFigures, type OrderFigures } from './order-figures.ts';
export { findGuests, guestsToList, sumOrdersOfGuests, type GuestRow } from './store-figures.ts';
export { markReviewAsked, ordersToReview, type OrderToReview } from './orders-to-review.ts';
export { findPurchases } from './find-purchases.ts';
export { linesToReview } from './lines-to-review.ts';
