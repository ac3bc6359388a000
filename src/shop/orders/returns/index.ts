/** What returns need to know of an order, and do to it; all of it under the order's lock. */
export { actorOf } from '../record-event.ts';
export { returnNow, amountOfUnits, type NotGoneBack } from '../rules-refunds.ts';
export { splitRefund } from '../rules-returns.ts';
export {
  closeReturn,
  freeFromReturn,
  holdForReturn,
  loadReturnableForUpdate,
  lowerReturned,
  readForReturn,
  readNotGoneBack,
  readReturnable,
  type ReturnableOrder,
} from './hold-for-return.ts';
export { refundReturned } from './refund-returned.ts';
