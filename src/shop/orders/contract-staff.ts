/** Orders as staff see them, and what staff do with them. */
import { z } from 'zod';
import { isPlainLine } from '#kit/pure/plain-text.ts';
import { orderLimits, refundStates, shippedStates, surplusWays } from './contract-limits.ts';
import { orderStatuses, payStatuses } from './contract-states.ts';
import { mentionStates, noteSchema } from './staff/contract-notes.ts';
import { orderSchema } from './contract-order.ts';
import { addressInput } from '../addresses/contract.ts';
import { parcelStates } from '../shipping/contract.ts';

const at = z.iso.datetime();
const mostAmount = 1_000_000_000_000;
const moneySchema = z.object({ amount: z.number().int(), currency: z.string() });

/** What staff may do with an order now; also the last segment of the action's address. */
export const staffActions = ['ship', 'deliver', 'cancel', 'cancel-approve', 'cancel-reject', 'refund', 'mark-paid', 'settle-surplus'] as const;

/** An order as staff see it. */
export const staffOrderSchema = orderSchema
  .extend({
    id: z.string(),
    lang: z.string(),
    accountId: z.string().nullable(),
    market: z.string(),
    /** What staff call it by, for their own lists. */
    tags: z.array(z.string()),
    timeline: z.array(z.object({ event: z.string(), title: z.string(), reason: z.string(), actor: z.object({ kind: z.string(), name: z.string() }), at })),
    actions: z.array(z.enum(staffActions)),
    /** Since when it is held back, and why; null: it is not. */
    hold: z.object({ at, note: z.string() }).nullable(),
    /** Whether this member of staff may change its lines now (`edit`). */
    editable: z.boolean(),
    /** Money that paid nothing (it came late, twice, in a wrong amount) and whose refund was rejected; `title` is its payment method. */
    surpluses: z.array(z.object({ id: z.string(), amount: moneySchema, title: z.string(), at, ways: z.array(z.enum(surplusWays)) })),
    /** Remarks of staff for each other, oldest first. */
    notes: z.array(noteSchema),
  })
  .meta({ id: 'StaffOrder', description: 'An order as staff see it.' });

/** An order as staff see it; `actions` is what this member of staff may do now. */
export type StaffOrder = z.infer<typeof staffOrderSchema>;

/** What staff sort orders by. */
export const staffOrderSorts = ['placedAt', 'updatedAt', 'orderNo', 'total'] as const;

/** What an order waits for: to be sent, to be decided on, to be paid, for goods (`stock`); of `arrived` they have come, and it can be sent. */
export const staffWaits = ['ship', 'decide', 'pay', 'stock', 'arrived'] as const;
/** What an order waits for. */
export type StaffWait = (typeof staffWaits)[number];

/** What staff narrow a list of orders by; `q` finds by number, name, e-mail, mobile, title or sku. */
export const staffOrderFilter = z.strictObject({
  q: z.string().trim().max(orderLimits.searchLength).optional(),
  status: z.enum(orderStatuses).optional(),
  payStatus: z.enum(payStatuses).optional(),
  shipped: z.enum(shippedStates).optional(),
  refundState: z.enum(refundStates).optional(),
  waits: z.enum(staffWaits).optional(),
  /** Other orders of the same customer: of the same account or e-mail address. */
  sameCustomerAs: z.string().max(64).optional(),
  accountId: z.string().max(64).optional(),
  /** Placed from this day to that one, both counted, in the shop's time zone. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Code of a market. */
  market: z.string().max(64).optional(),
  currency: z.string().length(3).optional(),
  /** Totals between these, both counted, in minor units of the order's own currency. */
  minTotal: z.number().int().min(0).max(mostAmount).optional(),
  maxTotal: z.number().int().min(0).max(mostAmount).optional(),
  paymentMethod: z.string().max(40).optional(),
  tag: z.string().trim().max(orderLimits.tagLength).optional(),
  held: z.boolean().optional(),
  /** Orders with a parcel there. */
  parcel: z.enum(parcelStates).optional(),
  /** Orders that another shop took. */
  imported: z.boolean().optional(),
  /** Orders with notes that mention the caller. */
  mentioned: z.enum(mentionStates).optional(),
  /** These orders, by their ids. */
  ids: z.array(z.string().max(64)).min(1).max(orderLimits.mostAtOnce).optional(),
});

const tag = z
  .string()
  .trim()
  .min(1)
  .max(orderLimits.tagLength)
  .refine((text): boolean => isPlainLine(text));
const tags = z
  .array(tag)
  .max(orderLimits.tagsPerOrder)
  .transform((given) => [...new Set(given)]);

/** `tags`: all that the order is called from now on. */
export const tagsInput = z.object({ tags });

/** `address`: where the goods go instead. */
export const orderAddressInput = z.object({ address: addressInput });

/** `billing`: who pays instead, as a whole; without an address the invoice goes to the shipping address. */
export const orderBillingInput = z.object({
  company: z
    .string()
    .trim()
    .max(orderLimits.companyLength)
    .refine((text): boolean => isPlainLine(text))
    .default(''),
  vatNumber: z.string().trim().max(orderLimits.vatNumberLength).default(''),
  address: addressInput.nullable().default(null),
});

/** What `address` answers besides the order: what would cost something else there. The order's totals stay. */
export const addressNoticeSchema = z.object({ field: z.enum(['tax', 'shippingFee']), msg: z.string() });

/** `resend`: which mail about the order; the name that the list of mails has for it will do. */
export const resendInput = z.object({ mail: z.string().trim().min(1).max(60) });

/** `POST /orders/bulk`: what is done to each of these orders. */
export const bulkInput = z
  .object({
    ids: z.array(z.string().max(64)).min(1).max(orderLimits.mostAtOnce),
    addTags: tags.default([]),
    removeTags: tags.default([]),
    /** Sends all that is left of each. */
    ship: z.boolean().default(false),
  })
  .refine((input): boolean => input.ship || input.addTags.length + input.removeTags.length > 0, { path: ['addTags'] });

/** What `POST /orders/bulk` answers: how many were changed, and why the others were not. */
export const bulkAnswerSchema = z.object({ changed: z.number().int(), failed: z.array(z.object({ id: z.string(), msg: z.string() })) });

const reason = z.string().trim().min(1).max(orderLimits.reasonLength);

/** `cancel`, `cancel-reject` */
export const reasonInput = z.object({ reason });

/** `settle-surplus`: which of `surpluses`, and how. */
export const surplusInput = z.object({ surplus: z.string().max(64), way: z.enum(surplusWays), reason });

const sumOf = (least: number) =>
  z.union([
    z.object({ amount: z.number().int().min(least), currency: z.string().length(3) }),
    z
      .number()
      .int()
      .min(least)
      .transform((amount) => ({ amount })),
  ]);

/**
 * `refund`: units of lines, shipping, an amount, or these together (`amount` is the whole then; absent, what units and shipping
 * cost; `shipping` absent, what is left of it where the units are all of an order of which nothing was sent, else none). An amount without a currency is one of the order's. Pieces that were not sent are taken first: they are free for others
 * again, unless `writeOff` says that they leave the stock (not those that wait for stock). Sent ones are put on hand again with `restock: true`.
 */
export const refundInput = z.object({
  lines: z
    .array(
      z.object({
        lineId: z.string().max(60),
        quantity: z.number().int().min(1).max(1_000_000),
        restock: z.boolean().optional(),
        writeOff: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(orderLimits.linesPerOrder)
    .optional(),
  shipping: sumOf(0).optional(),
  amount: sumOf(1).optional(),
  reason,
  /** Whether the shopper is notified by mail. */
  notify: z.boolean().default(true),
  /** A sum that lowers nothing: returns bring what they would without it. */
  goodwill: z.boolean().default(false),
});

/** What staff say of a refund. */
export type RefundInput = {
  lines?: { lineId: string; quantity: number; restock?: boolean | undefined; writeOff?: boolean | undefined }[] | undefined;
  shipping?: { amount: number; currency?: string | undefined } | undefined;
  amount?: { amount: number; currency?: string | undefined } | undefined;
  reason: string;
  notify?: boolean;
  goodwill?: boolean;
};

/** What staff say of a shipment; without a carrier the shop brings it, without `lines` all that is left is sent. */
export const shipInput = z.object({
  expressName: z.string().trim().max(orderLimits.expressNameLength).default(''),
  expressNumber: z.string().trim().max(orderLimits.expressNumberLength).default(''),
  // Shown as a link: nothing but the web.
  trackingUrl: z
    .url({ protocol: /^https?$/ })
    .max(orderLimits.trackingUrlLength)
    .nullish(),
  lines: z
    .array(z.object({ lineId: z.string().max(60), quantity: z.number().int().min(1).max(1_000_000) }))
    .min(1)
    .max(orderLimits.linesPerOrder)
    .optional(),
});

/** What staff say of a shipment. */
export type ShipInput = z.input<typeof shipInput>;
