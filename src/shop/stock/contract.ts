/** Stock as other slices, the browser and the back office see it. */
import { z } from 'zod';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

/** What a page says about stock instead of the number. */
export const stockLabels = ['in', 'low', 'out'] as const;
/** What a page says about stock. */
export type StockLabel = (typeof stockLabels)[number];

/** From this many units down, stock is `low`. The only place of this number. */
export const lowStockCount = 3;

/** As what a variant is sold of which nothing is on hand. */
export const aheadKinds = ['backorder', 'preorder'] as const;
/** As what a variant is sold of which nothing is on hand. */
export type AheadKind = (typeof aheadKinds)[number];

/** Units that wait for stock: the kind of sale, and the expected shipping day. */
export const expectedSchema = z
  .object({
    as: z.enum(aheadKinds).describe('As what they are sold'),
    expectedOn: z.iso.date().describe('The day from which on they are expected to be sent, in the time zone of the shop'),
  })
  .meta({ id: 'Expected', description: 'What is sold ahead of stock, and when it is expected to be sent.' });
/** How units that wait for stock are sold. */
export type Expected = z.infer<typeof expectedSchema>;

/** Units that wait for stock, and how they are sold. */
export const expectedUnitsSchema = expectedSchema
  .extend({ quantity: z.number().int().describe('So many of them wait') })
  .meta({ id: 'ExpectedUnits', description: 'Units that wait for stock, and when they are expected to be sent.' });
/** Units that wait for stock, and how they are sold. */
export type ExpectedUnits = z.infer<typeof expectedUnitsSchema>;

/** How a variant is sold ahead of stock: at most `limit` units wait at a time; null: no limit. */
export type Ahead = Expected & { limit: number | null };

/** Counts of one variant. Not tracked: always available, without a number. `ahead`: how it is sold when nothing is left; null: it is not. */
export type StockCounts = { onHand: number; reserved: number; policy: 'deny' | 'continue'; tracked: boolean; ahead: Ahead | null };

const outOfStockData = z.object({ available: z.number().int(), lines: z.array(z.object({ variantId: z.string(), available: z.number().int() })) });
/** Asked for more than there is; `data.available` says what is left, `data.lines` of which variants. Cure: Ask for at most `data.available` units. */
export const outOfStock: ErrorSpec<z.infer<typeof outOfStockData>> = {
  reason: 'outOfStock',
  wire: 41,
  status: 409,
  message: ({ available }: { available: number }, options) => (available > 0 ? m.stock_not_enough({ available }, options) : m.stock_none({}, options)),
  data: outOfStockData,
};

/** Limits of what staff adjust. */
export const stockLimits = {
  mostChange: 1_000_000,
  mostOnHand: 10_000_000,
  mostAhead: 1_000_000,
  noteLength: 300,
  mostAtOnce: 100,
  qLength: 200,
} as const;

/** How staff have a variant sold ahead of stock. */
export const aheadSchema = expectedSchema
  .extend({ limit: z.number().int().min(0).max(stockLimits.mostAhead).nullable().default(null).describe('So many units may wait at a time; null: no limit') })
  .meta({ id: 'AheadOfStock', description: 'How a variant is sold ahead of stock.' });

/** Why staff adjust stock; `other` needs a note. */
export const adjustReasons = ['received', 'counted', 'found', 'damaged', 'lost', 'returned', 'ownUse', 'correction', 'other'] as const;
/** Why staff adjust stock. */
export type AdjustReason = (typeof adjustReasons)[number];

/** Why else the ledger has a row. */
export const ledgerReasons = [...adjustReasons, 'opening', 'shipped', 'undelivered', 'import', 'staff', 'writtenOff'] as const;

/** What a list of stock is narrowed to: of `ahead` nothing is left and it is sold ahead; `short` promises more than there is, and more than was sold ahead. */
export const stockStates = ['in', 'low', 'out', 'ahead', 'short'] as const;
/** What a list of stock is narrowed to. */
export type StockState = (typeof stockStates)[number];

/** Stock of one variant as staff see it; `available` is null where there is no limit. */
export const staffStockSchema = z
  .object({
    id: z.string(),
    sku: z.string(),
    productId: z.string(),
    slug: z.string(),
    title: z.string(),
    /** What was chosen of its options, in words. */
    options: z.array(z.string()),
    onHand: z.number().int(),
    reserved: z.number().int(),
    available: z.number().int().nullable(),
    policy: z.enum(['deny', 'continue']),
    tracked: z.boolean(),
    /** How it is sold when nothing is left; null: it is not. */
    ahead: aheadSchema.nullable(),
    /** The expected day has passed: nothing more is sold ahead until staff name another one. */
    aheadEnded: z.boolean(),
    state: z.enum(stockStates),
  })
  .meta({ id: 'StaffStock', description: 'The stock of one variant.' });
/** Stock of one variant as staff see it. */
export type StaffStock = z.infer<typeof staffStockSchema>;

/** A row of the ledger as staff see it. */
export const movementSchema = z
  .object({
    id: z.string(),
    variantId: z.string(),
    sku: z.string(),
    title: z.string(),
    at: z.iso.datetime(),
    change: z.number().int(),
    /** What was on hand after it; null in rows from before that was stored. */
    onHand: z.number().int().nullable(),
    reason: z.string(),
    note: z.string(),
    /** An order's number, where one is behind it. */
    reference: z.string().nullable(),
    staff: z.string().nullable(),
  })
  .meta({ id: 'StockMovement', description: 'A row of the stock ledger.' });
/** A row of the ledger as staff see it. */
export type StockMovement = z.infer<typeof movementSchema>;

/** What staff sort stock by. */
export const stockSorts = ['sku', 'title', 'onHand', 'reserved', 'available'] as const;
const q = z.string().trim().max(stockLimits.qLength).optional();
/** What staff narrow stock by; `q` finds by sku and title, `atMost` by what is available. */
export const stockFilter = z.strictObject({
  q,
  state: z.enum(stockStates).optional(),
  productId: z.string().max(64).optional(),
  atMost: z.number().int().min(-stockLimits.mostOnHand).max(stockLimits.mostOnHand).optional(),
});
/** What staff narrow the ledger by. */
export const movementFilter = z.strictObject({
  q,
  variantId: z.string().max(64).optional(),
  reason: z.string().trim().max(100).optional(),
  reference: z.string().trim().max(100).optional(),
});

const adjustment = {
  /** The change in units; below 0 fewer. */
  change: z
    .number()
    .int()
    .min(-stockLimits.mostChange)
    .max(stockLimits.mostChange)
    .refine((change) => change !== 0)
    .optional(),
  /** Or: so many there are. */
  onHand: z.number().int().min(0).max(stockLimits.mostOnHand).optional(),
  /** What was on hand when it was decided; rejected when it no longer is. */
  seenOnHand: z.number().int().optional(),
};
const why = {
  reason: z.enum(adjustReasons),
  note: z.string().trim().max(stockLimits.noteLength).default(''),
};
const oneOfBoth = ({ change, onHand }: { change?: number | undefined; onHand?: number | undefined }) => (change === undefined) !== (onHand === undefined);
const noted = ({ reason, note }: { reason: AdjustReason; note: string }) => reason !== 'other' || note !== '';

/** `POST /api/admin/stock/{id}/adjust`: either `change` or `onHand`. */
export const adjustInput = z
  .object({ ...adjustment, ...why })
  .refine(oneOfBoth, { path: ['change'] })
  .refine(noted, { path: ['note'] });

/** `POST /api/admin/stock/adjust`: many at once, all or none; each named by `sku`. */
export const adjustManyInput = z
  .object({
    items: z
      .array(z.object({ sku: z.string().trim().min(1).max(100), ...adjustment }).refine(oneOfBoth, { path: ['change'] }))
      .min(1)
      .max(stockLimits.mostAtOnce),
    ...why,
  })
  .refine(noted, { path: ['note'] });

/** `POST /api/admin/stock/ahead`: how these variants, each named by `sku`, are sold ahead of stock; null: not at all. */
export const aheadManyInput = z.object({
  skus: z.array(z.string().trim().min(1).max(100)).min(1).max(stockLimits.mostAtOnce),
  ahead: aheadSchema.nullable(),
});

const stockData = z.object({ sku: z.string(), onHand: z.number().int() });
/** More units are taken than there are. Cure: Take at most `data.onHand` units. */
export const takesTooMuch: ErrorSpec<z.infer<typeof stockData>> = {
  reason: 'stockTooLow',
  wire: 41,
  status: 409,
  message: ({ sku, onHand }: { sku: string; onHand: number }, options) => m.stock_takes_too_much({ sku, onHand }, options),
  data: stockData,
};
/** What is on hand has changed since it was looked at. Cure: Look at the stock again and repeat the change. */
export const stockMoved: ErrorSpec<z.infer<typeof stockData>> = {
  reason: 'stockChanged',
  wire: 41,
  status: 409,
  message: ({ sku, onHand }: { sku: string; onHand: number }, options) => m.stock_moved({ sku, onHand }, options),
  data: stockData,
};
/** More units than stock can count. Cure: Set a smaller number. */
export const tooMuchStock: ErrorSpec<z.infer<typeof stockData>> = {
  reason: 'stockTooLarge',
  wire: 41,
  status: 409,
  message: ({ sku }: { sku: string }, options) => m.stock_too_much({ sku }, options),
  data: stockData,
};
