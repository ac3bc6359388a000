/** What shoppers, guests and staff for them ask for when goods come back. */
import { z } from 'zod';
import { pagingFields } from '#kit/pure/lists.ts';
import { uploadIdSchema } from '../../media/contract.ts';
import { orderLimits } from '../../orders/contract.ts';
import { applyTypes, refundTargets, returnLimits } from '../contract-return.ts';
import { returnStatuses } from '../contract-states.ts';

const money = z.object({ amount: z.number().int(), currency: z.string() });

/** Reasons for a return, as the form without script names them; `other` asks for a description. */
export const returnReasons = ['defective', 'damaged', 'wrong', 'different', 'size', 'missing', 'late', 'mind', 'other'] as const;

/** What `/return/quote` answers: what would go back, how much of it as credits and to gift cards, how much of it is shipping. */
export const returnQuoteSchema = z
  .object({ refundAmount: money, refundCredits: money, refundGiftCards: money, shippingFee: money })
  .meta({ id: 'ReturnQuote', description: 'What a return would bring.' });

const orderNo = z.string().min(1).max(orderLimits.orderNoLength);
const orderToken = z.string().max(orderLimits.tokenLength).optional();
const returnNo = z.string().min(1).max(returnLimits.returnNoLength);

const askedLine = z.object({
  lineId: z.string().min(1).max(64),
  quantity: z.number().int().min(1).max(returnLimits.quantity),
  exchangeSku: z.string().min(1).max(returnLimits.skuLength).optional(),
});
/** A number of units of a line; of an exchange, for which variant (absent: the same). */
export type AskedLine = z.output<typeof askedLine>;

/** `/return/quote` */
export const quoteReturnInput = z.object({
  orderNo,
  orderToken,
  lines: z.array(askedLine).min(1).max(returnLimits.linesPerReturn),
  applyType: z.enum(applyTypes).default('returnRefund'),
});

/** `/return/apply`; `images` are ids from `/upload`, `refundTo: "credits"` is for accounts. */
export const applyReturnInput = quoteReturnInput.extend({
  applyType: z.enum(applyTypes),
  applyDescription: z.string().trim().max(returnLimits.descriptionLength).default(''),
  images: z.array(uploadIdSchema).max(returnLimits.images).default([]),
  refundTo: z.enum(refundTargets).default('source'),
});
/** What `/return/apply` is asked for. */
export type ApplyReturnInput = z.output<typeof applyReturnInput>;

/** `POST /orders/{id}/open-return`: staff open a return for the shopper. */
export const openReturnInput = applyReturnInput.pick({ lines: true, applyType: true, applyDescription: true, refundTo: true });
/** What staff say of a return that they open. */
export type OpenReturnInput = z.output<typeof openReturnInput>;

/** Names a return of the caller's; a guest may hold the order's token instead of the cookie. */
export const ownReturnInput = z.object({ returnNo, orderToken });

/** `/return/logistics` */
export const logisticsInput = ownReturnInput.extend({
  logisticsCompany: z.string().trim().min(1).max(returnLimits.logisticsLength),
  logisticsNumber: z.string().trim().min(1).max(returnLimits.logisticsLength),
});

/** `/return/list`: all of the account's (or of this browser's guest), or those of one order. */
export const returnListInput = z.object({
  orderNo: orderNo.optional(),
  orderToken,
  status: z.enum(returnStatuses).optional(),
  ...pagingFields({ lastPage: returnLimits.lastPage, size: returnLimits.listSize, mostSize: returnLimits.mostListSize }),
});
/** What `/return/list` is asked for. */
export type ReturnListInput = z.output<typeof returnListInput>;
