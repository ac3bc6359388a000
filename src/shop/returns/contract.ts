/** Returns (after-sales orders) as shoppers, staff and other slices see them. Field names: docs/contract.md, "Field names". */
import { z } from 'zod';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

export * from './apply/contract-apply.ts';
export * from './contract-return.ts';
export * from './contract-states.ts';
export * from './staff/contract-staff.ts';

/** The return does not allow this now; nothing was changed. Cure: Read the return again and do what its `actions` allow. */
export const returnActionNotAllowed: ErrorSpec = { reason: 'returnActionNotAllowed', wire: 41, status: 409, message: m.returns_action_refused };
/** No goods of this return are awaited: it is not approved yet, they are here, or none come back. Cure: Ask once the return is approved. */
export const returnLabelNotReady: ErrorSpec = { reason: 'returnLabelNotReady', wire: 41, status: 409, message: m.returns_label_not_ready };
/** Goods are on their way back: cancelling is too late. Cure: Wait for the decision on the goods. */
export const returnOnItsWay: ErrorSpec = { reason: 'returnOnItsWay', wire: 41, status: 409, message: m.returns_on_its_way };
/**
 * Returns of this order are not taken: it is unpaid, cancelled, or its cancellation was asked for.
 * Cure: Read the order again; cancel it where it is not sent.
 */
export const returnNotTaken: ErrorSpec = { reason: 'returnNotPossible', wire: 41, status: 409, message: m.returns_not_taken };
const returnableData = z.object({ lineId: z.string(), returnable: z.number().int() });
type ReturnableData = z.infer<typeof returnableData>;
/**
 * More than was bought and is not returned; `data.returnable` says how many are left of line `data.lineId`.
 * Cure: Return at most `data.returnable` units of the line.
 */
export const returnTooMany: ErrorSpec<ReturnableData> = {
  reason: 'returnQuantityTooLarge',
  wire: 41,
  status: 409,
  message: m.returns_too_many,
  data: returnableData,
};
/** Goods that have not arrived can't be sent back. Cure: Apply once the goods have arrived, or ask for a refund only. */
export const returnNotDelivered: ErrorSpec<ReturnableData> = {
  reason: 'returnNotDelivered',
  wire: 41,
  status: 409,
  message: m.returns_not_delivered,
  data: returnableData,
};
/** Delivered longer ago than returns are taken. Cure: Contact the merchant. */
export const returnTooLate: ErrorSpec<ReturnableData> = { reason: 'returnTooLate', wire: 41, status: 409, message: m.returns_too_late, data: returnableData };
const exchangeImpossibleData = z.object({ lineId: z.string() });
/**
 * The variant wanted instead is no variant of the same product, or costs something else.
 * Cure: Choose another variant of the same product and price.
 */
export const exchangeImpossible: ErrorSpec<z.infer<typeof exchangeImpossibleData>> = {
  reason: 'exchangeNotPossible',
  wire: 41,
  status: 409,
  message: m.returns_exchange_impossible,
  data: exchangeImpossibleData,
};
const exchangeOutOfStockData = z.object({ available: z.number().int(), lines: z.array(z.object({ variantId: z.string(), available: z.number().int() })) });
/** The variant wanted instead is out of stock; nothing was approved. Cure: Refund instead, or restock the variant. */
export const exchangeOutOfStock: ErrorSpec<z.infer<typeof exchangeOutOfStockData>> = {
  reason: 'exchangeOutOfStock',
  wire: 41,
  status: 409,
  message: m.returns_exchange_out_of_stock,
  data: exchangeOutOfStockData,
};
/** More than the shopper was quoted. Cure: Refund at most what was quoted. */
export const refundAboveQuote: ErrorSpec = { reason: 'refundAboveQuote', wire: 41, status: 409, message: m.returns_above_quote };
/** The merchant has not said where goods are sent back to. Cure: Fill in the return address in the settings. */
export const returnAddressMissing: ErrorSpec = { reason: 'returnAddressMissing', wire: 41, status: 409, message: m.returns_address_missing };
/** The account cannot be deleted while returns of it run. Cure: Wait until the returns are done, or cancel them. */
export const returnsStillOpen: ErrorSpec = {
  reason: 'returnsOpen',
  wire: 41,
  status: 409,
  message: ({ byStaff, ...open }: { count: number; orders: string; byStaff: boolean }, options) => {
    if (byStaff) return open.count === 1 ? m.returns_still_open_staff_single(open, options) : m.returns_still_open_staff(open, options);
    return open.count === 1 ? m.returns_still_open_single(open, options) : m.returns_still_open(open, options);
  },
};
