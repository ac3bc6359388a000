/** Orders that staff write for a customer, on the wire. */
import { fieldErrorsSchema, type FieldErrors } from '#kit/pure/common-errors.ts';
import { dateRangeFields } from '#kit/pure/dates/date-range.ts';
import { z } from 'zod';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { addressSchema } from '../addresses/contract.ts';
import { moneySchema } from '../catalog/contract.ts';
import { pictureSchema } from '../media/contract.ts';
import { draftLimits, draftStates } from './contract-input.ts';

export * from './contract-input.ts';

const money = moneySchema;
const at = z.iso.datetime();
const orderRef = z.object({ id: z.string(), orderNo: z.string(), status: z.string(), payStatus: z.string() });

/** What lists and records of drafts have in common. */
const head = {
  id: z.string(),
  /** How people name it: D12. */
  name: z.string(),
  state: z.enum(draftStates),
  customer: z.string().nullable(),
  customerName: z.string(),
  email: z.string().nullable(),
  currency: z.string(),
  total: money,
  /** The order that was made of it. */
  order: orderRef.nullable(),
  orderId: z.string().nullable(),
  orderNo: z.string().nullable(),
  staff: z.string(),
  invoiceSentAt: at.nullable(),
  completedAt: at.nullable(),
  createdAt: at,
  updatedAt: at,
};

/** A draft in a list; `total` is what it came to when it was last written. */
export const draftListSchema = z.object(head).meta({ id: 'DraftOrderItem', description: 'A draft order as lists show it.' });

const lineSchema = z.object({
  /** Null for what is no product. */
  sku: z.string().nullable(),
  title: z.string(),
  options: z.array(z.object({ title: z.string(), value: z.string() })),
  image: pictureSchema.nullable(),
  quantity: z.number().int(),
  /** Of one unit. */
  price: money,
  /** Whether staff wrote the price; else it is the catalogue's. */
  ownPrice: z.boolean(),
  taxClass: z.string(),
  requiresShipping: z.boolean(),
  /** Price times quantity, and what is left of it after discounts. */
  subtotal: money,
  total: money,
  /** Units that can be sold now; null: no limit. */
  available: z.number().int().nullable(),
  /** Why it cannot be sold as it stands. */
  messages: z.array(z.string()),
});

/** What a draft holds and comes to. */
const view = {
  total: money,
  lines: z.array(lineSchema),
  address: addressSchema.nullable(),
  addressLines: z.array(z.string()),
  shippingMethodId: z.string().nullable(),
  shippingFee: money.nullable(),
  discounts: z.array(
    z.object({ title: z.string().nullable(), code: z.string().optional(), percent: z.number().optional(), amount: money.optional(), taken: money }),
  ),
  promotions: z.boolean(),
  note: z.string(),
  language: z.string(),
  subtotal: money,
  /** All that is taken off: `discounts` and running promotions (`promotionDiscounts`). */
  discount: money,
  promotionDiscounts: z.array(z.object({ title: z.string(), amount: money })),
  shipping: money,
  shippingTitle: z.string().nullable(),
  tax: money,
  taxes: z.array(z.object({ title: z.string(), basisPoints: z.number(), amount: money })),
  taxIncluded: z.boolean(),
  messages: z.array(z.string()),
};

/** A draft as it comes to now. Changed, it is the body of a PUT; the sums in it are then recomputed. */
export const draftSchema = z
  .object({ ...head, ...view })
  .meta({ id: 'DraftOrder', description: 'An order that staff are writing for a customer, with its current sums.' });

const viewSchema = z.object(view);
/** What a draft holds and comes to. */
export type DraftView = z.infer<typeof viewSchema>;
/** A draft as it comes to now. */
export type Draft = z.infer<typeof draftSchema>;
/** A draft in a list. */
export type DraftHead = z.infer<typeof draftListSchema>;

/** What `preview` answers: the sums of a draft that is not stored, and how it could be sent. */
export const draftPreviewSchema = draftSchema
  .pick({
    currency: true,
    lines: true,
    discounts: true,
    subtotal: true,
    discount: true,
    promotionDiscounts: true,
    shipping: true,
    shippingTitle: true,
    tax: true,
    taxes: true,
    taxIncluded: true,
    total: true,
    messages: true,
  })
  .extend({
    shippingMethods: z.array(z.object({ id: z.string(), title: z.string(), price: money })),
    /** What stands against storing it, by field. */
    errors: z.record(z.string(), z.string()),
  })
  .meta({ id: 'DraftOrderPreview', description: 'What a draft order would come to, and how it could be sent.' });

/** What `preview` answers. */
export type DraftPreview = z.infer<typeof draftPreviewSchema>;

/** `complete` */
export const completeInput = z.object({ markPaid: z.boolean().default(false) });

/** What staff sort drafts by. */
export const draftSorts = ['createdAt', 'updatedAt', 'name', 'total'] as const;

/** What staff narrow a list of drafts by; `q` finds by name, customer, e-mail address and number of the order. */
export const draftFilter = z.strictObject({
  q: z.string().trim().max(draftLimits.searchLength).optional(),
  state: z.enum(draftStates).optional(),
  customer: z.string().max(draftLimits.idLength).optional(),
  ...dateRangeFields,
});
/** What staff narrow a list of drafts by. */
export type DraftFilter = z.infer<typeof draftFilter>;

/** Its order is made: the draft takes no change any more. Cure: Change the order instead. */
export const draftClosed: ErrorSpec = { reason: 'draftClosed', wire: 41, status: 409, message: m.draft_order_closed };
/** It cannot become an order as it stands; `data.errors` names why. Cure: Complete the fields that `data.errors` names. */
export const draftIncomplete: ErrorSpec<FieldErrors> = {
  reason: 'draftIncomplete',
  wire: 41,
  status: 409,
  message: m.draft_order_incomplete,
  data: fieldErrorsSchema,
};
const draftOutOfStockData = fieldErrorsSchema.extend({
  lines: z.array(z.object({ line: z.number().int(), sku: z.string(), title: z.string(), available: z.number().int() })),
});
/** Fewer units are there than it sells; `data.errors` names the lines. Cure: Lower the quantities of the lines that `data.errors` names. */
export const draftOutOfStock: ErrorSpec<z.infer<typeof draftOutOfStockData>> = {
  reason: 'draftOutOfStock',
  wire: 41,
  status: 409,
  message: m.draft_order_out_of_stock,
  data: draftOutOfStockData,
};
