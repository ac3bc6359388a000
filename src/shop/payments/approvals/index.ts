/** PayPal's buttons: what a shopper agrees to at PayPal before there is an order, and whether the button stands. */
export { approvalPath, beginApproval } from './begin-approval.ts';
export { findApprovalByState, readApproval, type ApprovalOutcome } from './read-approval.ts';
export { approvalMethod, takeApproval } from './take-approval.ts';
export { paypalStands, paypalTags } from './paypal-stands.ts';
export { PaypalStart } from '../sections/paypal/island.tsx';
export { isAgreed, noteAgreed, type Approval } from './store.ts';
export type { Payer } from '../paypal/paypal-approval.ts';
