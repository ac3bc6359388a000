/**
 * Returns (after-sales orders): asked for by shoppers, decided by staff, completed by a refund, a replacement or a message.
 * `states.ts` is the whole life cycle as data, `transition-return.ts` the only place that changes a state. A return changes under
 * the lock of its order, so that units and money are counted once; the orders slice changes the order.
 */
import type { Slice } from '#kit/server/slice.ts';
import { returnAdminRoutes } from './staff/admin-routes.ts';
import { returnJobs } from './jobs.ts';
import { returnMailSamples } from './mails/mail-samples.ts';
import { returnRoutes } from './routes.ts';
import { returnPersonalData } from './store-personal.ts';

export { applyForReturn } from './apply/apply-for-return.ts';
export { approveReturn, refuseReturn } from './staff/decide-return.ts';
export { cancelReturn } from './apply/cancel-return.ts';
export { exchangeGoods } from './staff/exchange-goods.ts';
export { countReturns, listReturns, readReturn } from './show/read-returns.ts';
export { receiveGoods, rejectGoods } from './staff/receive-goods.ts';
export { returnIs } from './store-states.ts';
export { refundReturn } from './staff/refund-return.ts';
export { reasonWords } from './sections/order-returns/reasons.ts';
export { reportLogistics } from './apply/report-logistics.ts';

/** The slice as the process lists it. */
export const returnsSlice: Slice = {
  name: 'returns',
  personalData: returnPersonalData,
  routes(api) {
    returnRoutes(api);
    returnAdminRoutes(api);
  },
  jobs: returnJobs,
  mailSamples: returnMailSamples,
};
