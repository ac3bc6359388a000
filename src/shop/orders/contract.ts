/** Orders as other slices, the browser and the back office see them. Field names: docs/contract.md, "Field names". */
import { z } from 'zod';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

export * from './contract-actions.ts';
export * from './place/contract-contact.ts';
export * from './contract-draft.ts';
export * from './edit/contract-edit.ts';
export * from './fapiao/contract-fapiao.ts';
export * from './contract-limits.ts';
export * from './mails/contract-mails.ts';
export * from './staff/contract-notes.ts';
export * from './contract-order.ts';
export * from './push/contract-push.ts';
export * from './show/contract-standing.ts';
export * from './show/contract-giving.ts';
export * from './contract-states.ts';
export * from './contract-staff.ts';
export * from './risk/contract-risk.ts';
export * from './track/contract-track.ts';

/** The account cannot be deleted while orders of it are under way. Cure: Wait until the orders are done, or cancel them. */
export const ordersStillOpen: ErrorSpec = {
  reason: 'ordersOpen',
  wire: 41,
  status: 409,
  message: ({ byStaff, ...open }: { count: number; orders: string; byStaff: boolean }, options) => {
    if (byStaff) return open.count === 1 ? m.order_still_open_staff_single(open, options) : m.order_still_open_staff(open, options);
    return open.count === 1 ? m.order_still_open_single(open, options) : m.order_still_open(open, options);
  },
};
/** The order does not allow this now; nothing was changed. Cure: Read the order again and do what its `actions` allow. */
export const orderActionNotAllowed: ErrorSpec = { reason: 'orderActionNotAllowed', wire: 41, status: 409, message: m.order_action_refused };
/**
 * Staff agreed on prices or discounts of this order: other products would be priced without them.
 * Cure: Change the draft, or cancel the order and write another one.
 */
export const orderAgreed: ErrorSpec = { reason: 'orderPricesAgreed', wire: 41, status: 409, message: m.order_agreed };
/** Shipping or tax would cost something else at that address; nothing was changed. Cure: Ask the shop to change it. */
export const orderAddressCostsOther: ErrorSpec = { reason: 'orderAddressCostsOther', wire: 41, status: 409, message: m.order_address_costs_other };
/** Goods are on their way: cancelling is too late, the after-sales way is offered. Cure: Apply for a return once the goods have arrived. */
export const orderAlreadyShipped: ErrorSpec = { reason: 'orderAlreadyShipped', wire: 41, status: 409, message: m.order_already_shipped };
/** Goods are on their way: products and address stay as they are. Cure: Apply for a return once the goods have arrived. */
export const orderUnchangeable: ErrorSpec = { reason: 'orderUnchangeable', wire: 41, status: 409, message: m.order_unchangeable };
/** A return of this order still runs; what is left of the order can be cancelled once it is decided. Cure: Wait for the decision on the return. */
export const orderReturnRuns: ErrorSpec = { reason: 'orderReturnOpen', wire: 41, status: 409, message: m.order_return_runs };
/** Nothing can be sent: what is left waits for the decision on a return. Cure: Decide on the return first. */
export const orderWithheld: ErrorSpec = { reason: 'orderWithheld', wire: 41, status: 409, message: m.order_withheld };
/** This order is not waiting for a payment. Cure: Read the order again; it may be paid. */
export const orderNotPayable: ErrorSpec = { reason: 'orderNotPayable', wire: 41, status: 409, message: m.order_not_payable };
/** This method is not offered (here, or for this order). Cure: Choose a method that the order offers. */
export const paymentMethodUnavailable: ErrorSpec = { reason: 'paymentMethodNotAvailable', wire: 41, status: 409, message: m.order_payment_method_unavailable };
/** More remarks on an order than there may be. Cure: Delete a note first. */
export const tooManyNotes: ErrorSpec = { reason: 'tooManyNotes', wire: 41, status: 409, message: m.order_too_many_notes };
/** This surplus is settled already, or cannot be settled so; nothing was changed. Cure: Read the order again and choose another way. */
export const surplusNotAllowed: ErrorSpec = { reason: 'surplusNotAllowed', wire: 41, status: 409, message: m.order_surplus_refused };
/** More than is left to refund. Cure: Refund at most what is left. */
export const refundTooLarge: ErrorSpec = { reason: 'refundTooLarge', wire: 41, status: 409, message: m.order_refund_too_large };
const refundsTooManyData = z.object({ lineId: z.string(), left: z.number().int() });
/**
 * More of a line than is neither returned nor refunded; `data.left` says how many are left of line `data.lineId`.
 * Cure: Refund at most `data.left` units of the line.
 */
export const refundsTooMany: ErrorSpec<z.infer<typeof refundsTooManyData>> = {
  reason: 'refundQuantityTooLarge',
  wire: 41,
  status: 409,
  message: m.order_refunds_too_many,
  data: refundsTooManyData,
};
const notEditable = { refunded: m.order_not_editable, discounts: m.order_not_editable_discounts };
/**
 * The lines of this order can't be changed: a part of it was refunded or returned, or a discount of it can't be worked out again.
 * Cure: Refund, or write another order.
 */
export const orderNotEditable: ErrorSpec = {
  reason: 'orderNotEditable',
  wire: 41,
  status: 409,
  message: ({ because = 'refunded' }: { because?: keyof typeof notEditable }, options) => notEditable[because]({}, options),
};
/** Staff hold this order back; nothing is sent until they release it. Cure: Release the order first. */
export const orderHeld: ErrorSpec = { reason: 'orderHeld', wire: 41, status: 409, message: m.order_held };
/** What is asked to be sent waits for stock. Cure: Send what is there, and the rest once it has come: receive it first. */
export const orderAwaitsStock: ErrorSpec = { reason: 'orderAwaitsStock', wire: 41, status: 409, message: m.order_awaits_stock };
/** More of a line than is left to send. Cure: Send at most what is left. */
export const shipsTooMuch: ErrorSpec = { reason: 'shipQuantityTooLarge', wire: 41, status: 409, message: m.order_ships_too_much };
/** This mail cannot be sent for the order as it is: nothing was shipped, nothing was given back …. Cure: Send it once the order is so far. */
export const mailNotDue: ErrorSpec = { reason: 'mailNotDue', wire: 41, status: 409, message: m.order_mail_not_due };
