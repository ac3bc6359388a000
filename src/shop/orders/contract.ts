/** Orders as other slices, the browser and the back office see them. Field names: docs/contract.md, "Field names". */
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

export * from './contract-actions.ts';
export * from './contract-draft.ts';
export * from './edit/contract-edit.ts';
export * from './contract-limits.ts';
export * from './staff/contract-notes.ts';
export * from './contract-order.ts';
export * from './contract-states.ts';
export * from './contract-staff.ts';
export * from './risk/contract-risk.ts';

/** The account cannot be deleted while orders of it are under way. */
export const ordersStillOpen: ErrorSpec = { wire: 41, status: 409, message: m.order_still_open };
/** The order does not allow this now; nothing was changed. */
export const orderActionRefused: ErrorSpec = { wire: 41, status: 409, message: m.order_action_refused };
/** Staff agreed on prices or discounts of this order: other products would be priced without them. */
export const orderAgreed: ErrorSpec = { wire: 41, status: 409, message: m.order_agreed };
/** Goods are on their way: cancelling is too late, the after-sales way is offered. */
export const orderAlreadyShipped: ErrorSpec = { wire: 41, status: 409, message: m.order_already_shipped };
/** A return of this order still runs; what is left of the order can be cancelled once it is decided. */
export const orderReturnRuns: ErrorSpec = { wire: 41, status: 409, message: m.order_return_runs };
/** Nothing can be sent: what is left waits for the decision on a return. */
export const orderWithheld: ErrorSpec = { wire: 41, status: 409, message: m.order_withheld };
/** This order is not waiting for a payment. */
export const orderNotPayable: ErrorSpec = { wire: 41, status: 409, message: m.order_not_payable };
/** This method is not offered (here, or for this order). */
export const paymentMethodUnavailable: ErrorSpec = { wire: 41, status: 409, message: m.order_payment_method_unavailable };
/** More remarks on an order than there may be. */
export const tooManyNotes: ErrorSpec = { wire: 41, status: 409, message: m.order_too_many_notes };
/** This surplus is settled already, or cannot be settled so; nothing was changed. */
export const surplusRefused: ErrorSpec = { wire: 41, status: 409, message: m.order_surplus_refused };
/** More than is left to refund. */
export const refundTooLarge: ErrorSpec = { wire: 41, status: 409, message: m.order_refund_too_large };
/** More of a line than is neither returned nor refunded; `data.left` says how many are left of line `data.lineId`. */
export const refundsTooMany: ErrorSpec = { wire: 41, status: 409, message: m.order_refunds_too_many };
/** The lines of this order can't be changed any more: a part of it was refunded or returned. */
export const orderNotEditable: ErrorSpec = { wire: 41, status: 409, message: m.order_not_editable };
/** Staff hold this order back; nothing is sent until they release it. */
export const orderHeld: ErrorSpec = { wire: 41, status: 409, message: m.order_held };
/** More of a line than is left to send. */
export const shipsTooMuch: ErrorSpec = { wire: 41, status: 409, message: m.order_ships_too_much };
/** This mail cannot be sent for the order as it is: nothing was shipped, nothing was given back … */
export const mailNotDue: ErrorSpec = { wire: 41, status: 409, message: m.order_mail_not_due };
