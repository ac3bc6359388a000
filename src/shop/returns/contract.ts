/** Returns (after-sales orders) as shoppers, staff and other slices see them. Field names: docs/contract.md, "Field names". */
import { dateRangeFields } from '#kit/pure/dates/date-range.ts';
import { z } from 'zod';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { pictureSchema, uploadIdSchema } from '../media/contract.ts';
import { orderLimits } from '../orders/contract.ts';
import { auditStatuses, returnStatuses } from './contract-states.ts';

export * from './contract-states.ts';

/** Limits of returns. */
export const returnLimits = {
  returnNoLength: 24,
  descriptionLength: 1_000,
  reasonLength: 500,
  images: 6,
  linesPerReturn: 500,
  quantity: 1_000_000,
  logisticsLength: 100,
  skuLength: 100,
  listSize: 20,
  mostListSize: 100,
  lastPage: 10_000,
  searchLength: 200,
  /** So long before a return ends for want of a parcel's number, its shopper is reminded. */
  remindBeforeMs: 3 * 24 * 3_600_000,
} as const;

/** Return types (docs/rules/returns.md, "Return states"): return and refund, exchange goods, refund only. */
export const applyTypes = ['returnRefund', 'exchange', 'refundOnly'] as const;
/** What is wanted. */
export type ApplyType = (typeof applyTypes)[number];

/** Where the money goes: to where it came from, or to the account's credits. */
export const refundTargets = ['source', 'credits'] as const;
/** Where the money goes. */
export type RefundTarget = (typeof refundTargets)[number];

/** What a shopper may do with a return now. */
export const shopperReturnActions = ['cancel', 'logistics'] as const;
/** What staff may do with a return now; also the last segment of the action's address. */
export const staffReturnActions = ['approve', 'refuse', 'receive', 'reject-goods', 'refund', 'exchange'] as const;

/** What happened to a return, as its timeline names it (`returns_event_<event>` is the text). */
export const returnEvents = [
  'applied',
  'approved',
  'refused',
  'cancelled',
  'sent',
  'reminded',
  'received',
  'rejected',
  'exchangeSent',
  'refunded',
  'requoted',
  'lowered',
  'expired',
] as const;
/** Something that happened to a return. */
export type ReturnEvent = (typeof returnEvents)[number];

/** The merchant's return address. */
export const returnAddressSchema = z
  .object({ consignee: z.string(), contactNumber: z.string(), detailedAddress: z.string() })
  .meta({ id: 'ReturnAddress', description: 'Where the merchant takes goods back.' });
/** The merchant's return address. */
export type ReturnAddress = z.infer<typeof returnAddressSchema>;

const money = z.object({ amount: z.number().int(), currency: z.string() });
const at = z.iso.datetime();
const option = z.object({ title: z.string(), value: z.string() });

/** A line of a return. */
export const returnLineSchema = z
  .object({
    lineId: z.string(),
    sku: z.string(),
    slug: z.string(),
    title: z.string(),
    options: z.array(option),
    image: pictureSchema.nullable(),
    quantity: z.number().int(),
    /** Per unit, as it was bought. */
    price: money,
    /** What these units cost, discounts and tax included. */
    total: money,
    /** Of an exchange: the variant that is wanted instead. */
    exchangeSku: z.string().nullable(),
    exchangeOptions: z.array(option),
  })
  .meta({ id: 'ReturnLine', description: 'A line of a return.' });

/** A return as its shopper sees it. */
export const returnSchema = z
  .object({
    returnNo: z.string(),
    orderNo: z.string(),
    status: z.enum(returnStatuses),
    auditStatus: z.enum(auditStatuses),
    applyType: z.enum(applyTypes),
    applyDescription: z.string(),
    appliedAt: at,
    lines: z.array(returnLineSchema),
    images: z.array(pictureSchema),
    /** What goes back, credits included; 0 for an exchange. What is refunded of the order meanwhile lowers it. Once refunded, what did. */
    refundAmount: money,
    /** What was quoted, less what was refunded of the order before it was decided; `refundReason` says why `refundAmount` is lower. */
    quotedAmount: money,
    /** How much of `refundAmount` went back as credits that the order had used; 0 until then. */
    refundedCredits: money,
    /** How much of it went back to gift cards that paid for the order; 0 until then. */
    refundedGiftCards: money,
    /** How much of the quote is shipping: only where every unit of the order comes back. */
    shippingFee: money,
    refundReason: z.string(),
    refundTo: z.enum(refundTargets),
    refundedAt: at.nullable(),
    /** Why it, or the goods that arrived, were rejected. */
    refuseDescription: z.string(),
    logisticsCompany: z.string(),
    logisticsNumber: z.string(),
    /** When the shopper said that the goods are on their way. */
    deliveryTime: at.nullable(),
    /** Until when the parcel's number is waited for; null where none is. */
    logisticsDueAt: at.nullable(),
    receivedAt: at.nullable(),
    /** Where the goods go; from the approval on, and only where goods come back. */
    returnAddress: returnAddressSchema.nullable(),
    /** The replacement of an exchange. */
    exchangeShipment: z.object({ expressName: z.string(), expressNumber: z.string(), shippedAt: at }).nullable(),
    closedAt: at.nullable(),
    /** What happened, oldest first; `title` is in the asker's language. */
    timeline: z.array(z.object({ event: z.string(), title: z.string(), reason: z.string(), at })),
    actions: z.array(z.enum(shopperReturnActions)),
  })
  .meta({ id: 'Return', description: 'A return as its shopper sees it.' });
/** A return as its shopper sees it. */
export type Return = z.infer<typeof returnSchema>;

/** A page of returns. */
export const returnListSchema = z
  .object({ items: z.array(returnSchema), total: z.number().int(), page: z.number().int(), size: z.number().int() })
  .meta({ id: 'ReturnList', description: 'A page of returns.' });

/** What `/return/quote` answers: what would go back, how much of it as credits and to gift cards, how much of it is shipping. */
export const returnQuoteSchema = z
  .object({ refundAmount: money, refundCredits: money, refundGiftCards: money, shippingFee: money })
  .meta({ id: 'ReturnQuote', description: 'What a return would bring.' });

const orderNo = z.string().min(1).max(orderLimits.orderNoLength);
const orderToken = z.string().max(orderLimits.tokenLength).optional();
const returnNo = z.string().min(1).max(returnLimits.returnNoLength);
const description = z.string().trim().min(1).max(returnLimits.descriptionLength);

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
  page: z.number().int().min(1).max(returnLimits.lastPage).default(1),
  size: z
    .number()
    .int()
    .min(1)
    .default(returnLimits.listSize)
    .transform((asked) => Math.min(asked, returnLimits.mostListSize)),
});
/** What `/return/list` is asked for. */
export type ReturnListInput = z.output<typeof returnListInput>;

/** A return as staff see it. */
export const staffReturnSchema = returnSchema
  .extend({
    id: z.string(),
    orderId: z.string(),
    lang: z.string(),
    customer: z.object({ name: z.string(), email: z.string().nullable(), mobile: z.string().nullable() }),
    /** Whether the goods that came were put on hand again; null before. */
    restocked: z.boolean().nullable(),
    timeline: z.array(z.object({ event: z.string(), title: z.string(), reason: z.string(), actor: z.object({ kind: z.string(), name: z.string() }), at })),
    actions: z.array(z.enum(staffReturnActions)),
  })
  .meta({ id: 'StaffReturn', description: 'A return as staff see it.' });
/** A return as staff see it; `actions` is what this member of staff may do now. */
export type StaffReturn = z.infer<typeof staffReturnSchema>;

/** What staff sort returns by. */
export const staffReturnSorts = ['appliedAt', 'updatedAt', 'returnNo', 'refundAmount'] as const;

/** What staff narrow a list of returns by; `q` finds by number (of the return or the order), name, e-mail, mobile, title or sku. */
export const staffReturnFilter = z.strictObject({
  q: z.string().trim().max(returnLimits.searchLength).optional(),
  status: z.enum(returnStatuses).optional(),
  auditStatus: z.enum(auditStatuses).optional(),
  applyType: z.enum(applyTypes).optional(),
  orderNo: z.string().trim().max(orderLimits.orderNoLength).optional(),
  ...dateRangeFields,
});

/** `approve`; an amount without a currency is one of the order's. Never above the quote; lower needs a reason. */
export const approveInput = z.object({
  refundAmount: z
    .union([
      z.object({ amount: z.number().int().min(0), currency: z.string().length(3) }),
      z
        .number()
        .int()
        .min(0)
        .transform((amount) => ({ amount })),
    ])
    .nullish(),
  reason: z.string().trim().max(returnLimits.reasonLength).default(''),
});
/** `refuse`, `reject-goods` */
export const descriptionInput = z.object({ description });
/** `receive`: whether what came is put on hand again. */
export const receiveInput = z.object({ restock: z.boolean().default(false) });
/** `exchange`: the parcel of the replacement. */
export const exchangeInput = z.object({
  expressName: z.string().trim().min(1).max(orderLimits.expressNameLength),
  expressNumber: z.string().trim().min(1).max(orderLimits.expressNumberLength),
});

/** The return does not allow this now; nothing was changed. Cure: Read the return again and do what its `actions` allow. */
export const returnActionRefused: ErrorSpec = { reason: 'returnActionNotAllowed', wire: 41, status: 409, message: m.returns_action_refused };
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
export const returnsStillOpen: ErrorSpec = { reason: 'returnsOpen', wire: 41, status: 409, message: m.returns_still_open };
