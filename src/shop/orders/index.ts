/**
 * Orders: placed by the checkout in one transaction, paid, shipped, delivered, cancelled. `states.ts` is the whole life
 * cycle as data; `transition-order.ts` is the only place that changes a state. An order keeps its own copy of everything.
 */
import type { Slice } from '#kit/server/slice.ts';
import { orderAdminRoutes } from './admin-routes.ts';
import { orderJobs } from './jobs.ts';
import { orderMailSamples } from './mail-samples.ts';
import { webhookRoutes } from './payment-routes.ts';
import { orderRoutes } from './routes.ts';
import { paymentReturnRoutes } from './payment-return-routes.ts';
import { sandboxRoutes } from './sandbox-routes.ts';
import { stripeRoutes } from './stripe-routes.ts';
import { orderPersonalData } from './store-personal.ts';
import { deleteViewers } from './store-viewers.ts';

export { openOrder } from './open-order.ts';
export { placeOrder } from './place-order.ts';
export { startPayment } from './start-payment.ts';
export { findOwnOrder, type OwnOrder } from './find-own-order.ts';
export { findOrderToWithdraw, withdrawOrder, type OrderToWithdraw } from './withdraw-order.ts';
export { findOrderIdForStaff, readCreditNote, readPaperOrder, type PaperOrder } from './read-for-paper.ts';
export { invoiceDue } from './job-kinds.ts';
export { recentOrders, type RecentOrder } from './recent-orders.ts';
export { figuresOfAccounts, orderFigures, type OrderFigures } from './order-figures.ts';
export { markReviewAsked, ordersToReview, type OrderToReview } from './orders-to-review.ts';
export { hasBought } from './has-bought.ts';
export { lookUpOrder } from './look-up-order.ts';
export { joinOrders } from './join-orders.ts';
export { countOrders, listOrders, readOrder } from './read-orders.ts';
export { cancelOrder } from './cancel-order.ts';
export { completeDeliveredOrders } from './complete-order.ts';
export { confirmOrder } from './confirm-order.ts';
export { payInSandbox, readSandbox } from './pay-in-sandbox.ts';
export { shipOrder } from './ship-order.ts';
export { deliverOrder } from './deliver-order.ts';
export { markPaid } from './mark-paid.ts';
export { refundOrder } from './refund-order.ts';
export {
  closeReturn,
  freeFromReturn,
  holdForReturn,
  lockForReturn,
  lowerReturned,
  readForReturn,
  readNotGoneBack,
  type ReturnableOrder,
} from './hold-for-return.ts';
export { splitRefund } from './rules-returns.ts';
export { returnNow, worthOfPieces, type LineMoney, type NotGoneBack } from './rules-refunds.ts';
export { refundReturned } from './refund-returned.ts';
export { actorOf, type Actor } from './record-event.ts';
export { issueOrderToken } from './order-token.ts';
export { approveCancellation, cancelByMerchant, rejectCancellation } from './decide-cancellation.ts';
export { expireUnpaidOrders } from './expire-unpaid-orders.ts';

/** The slice as the process lists it. */
export const ordersSlice: Slice = {
  name: 'orders',
  personalData: orderPersonalData,
  routes(api) {
    orderRoutes(api);
    webhookRoutes(api);
    paymentReturnRoutes(api);
    sandboxRoutes(api);
    stripeRoutes(api);
    orderAdminRoutes(api);
  },
  jobs: orderJobs,
  mailSamples: orderMailSamples,
  retention: [{ name: 'order viewers', days: () => 0, forget: deleteViewers }],
};
