/** A return as its shopper sees it, its limits, and what can be done with it. */
import { z } from 'zod';
import { listAnswer } from '#kit/pure/lists.ts';
import { pictureSchema } from '../media/contract.ts';
import { auditStatuses, returnStatuses } from './contract-states.ts';

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
  /** Variants of a product that staff choose a replacement from. */
  replacements: 1_000,
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
  'shippingMoved',
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
    /** How much of `total` is tax. */
    tax: money,
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
    /** Working days in which the shop usually decides, and in which it usually refunds or sends a replacement once goods are here; null: it does not say. */
    decisionDays: z.number().int().nullable(),
    settlementDays: z.number().int().nullable(),
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
export const returnListSchema = listAnswer(returnSchema).meta({ id: 'ReturnList', description: 'A page of returns.' });
