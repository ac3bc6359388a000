/** Returns as staff see them, and what staff do with them. */
import { dateRangeFields } from '#kit/pure/dates/date-range.ts';
import { z } from 'zod';
import { orderLimits } from '../../orders/contract.ts';
import { applyTypes, returnLimits, returnSchema, staffReturnActions } from '../contract-return.ts';
import { auditStatuses, returnStatuses } from '../contract-states.ts';

const at = z.iso.datetime();

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

const money = z.object({ amount: z.number().int(), currency: z.string() });

/** A variant that an exchange may send; `available` is null where there is no limit. */
export const replacementSchema = z
  .object({
    sku: z.string(),
    options: z.array(z.object({ title: z.string(), value: z.string() })),
    available: z.number().int().nullable(),
    price: money,
    difference: money.describe('How much more a unit costs than the one that was bought; below 0: less'),
    exchangeable: z.boolean().describe('Whether an exchange may send it: it costs what was bought, then or now'),
  })
  .meta({ id: 'Replacement', description: 'A variant of the product that was bought, as staff choose what an exchange sends.' });
/** A variant that an exchange may send. */
export type Replacement = z.infer<typeof replacementSchema>;

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
export const descriptionInput = z.object({ description: z.string().trim().min(1).max(returnLimits.descriptionLength) });
/** `receive`: whether what came is put on hand again. */
export const receiveInput = z.object({ restock: z.boolean().default(false) });
/** `exchange`: the parcel of the replacement. */
export const exchangeInput = z.object({
  expressName: z.string().trim().min(1).max(orderLimits.expressNameLength),
  expressNumber: z.string().trim().min(1).max(orderLimits.expressNumberLength),
});
