/** What staff enter when they write an order for a customer. */
import { z } from 'zod';
import { isPlainLine, isPlainText } from '#kit/pure/plain-text.ts';
import { languages } from '#kit/pure/languages.ts';
import { quantityLimit } from '#kit/pure/limits.ts';
import { addressInput } from '../addresses/contract.ts';
import { catalogLimits } from '../catalog/contract.ts';
import { orderLimits } from '../orders/contract.ts';
import { promotionLimits } from '../promotions/contract.ts';

/** Limits of a draft. Amounts are minor units. */
export const draftLimits = {
  lines: 100,
  discounts: 20,
  mostAmount: 1_000_000_000,
  titleLength: 500,
  noteLength: orderLimits.noteLength,
  emailLength: 254,
  taxClassLength: 40,
  idLength: 300,
  searchLength: 200,
} as const;

/** How a draft stands. `invoiced`: its order waits for the customer's payment; cancelled unpaid, the draft is `open` again. */
export const draftStates = ['open', 'invoiced', 'completed'] as const;
/** How a draft stands. */
export type DraftState = (typeof draftStates)[number];

const currency = z.string().regex(/^[A-Z]{3}$/);
const minorUnits = z.number().int().min(0).max(draftLimits.mostAmount);
/** A sum as money, or as minor units of the draft's currency. */
const sum = z.union([z.object({ amount: minorUnits, currency }), minorUnits.transform((amount) => ({ amount, currency: null }))]);
const title = z
  .string()
  .trim()
  .max(draftLimits.titleLength)
  .refine((text): boolean => isPlainLine(text));
/** An empty text says as much as none. */
const optionalId = z
  .string()
  .trim()
  .max(draftLimits.idLength)
  .nullish()
  .transform((text) => text || null);

/** A line that was written needs a SKU, or a title with a price. */
function requireThing({ sku, title: name, price }: { sku: string | null; title: string; price: unknown }, context: z.RefinementCtx): void {
  if (sku !== null) return;
  if (name === '') context.addIssue({ code: 'too_small', origin: 'string', minimum: 1, path: ['title'], input: name });
  if (price === null) context.addIssue({ code: 'invalid_type', expected: 'object', path: ['price'], input: undefined });
}

/**
 * A variant of the catalogue by its `sku`, or something that is no product by `title` and `price`. Without a price the catalogue's
 * is taken; `ownPrice: false` says that `price` is what was read of it.
 */
const line = z
  .object({
    sku: z
      .string()
      .trim()
      .max(catalogLimits.skuLength)
      .nullish()
      .transform((text) => text || null),
    title: title.nullish().transform((text) => text ?? ''),
    quantity: z.int().min(1).max(quantityLimit),
    price: sum.nullish().transform((price) => price ?? null),
    ownPrice: z.boolean().optional(),
    taxClass: z
      .string()
      .trim()
      .max(draftLimits.taxClassLength)
      .nullish()
      .transform((text) => text || null),
    /** False: nothing of it is sent. Of something that is no product. */
    requiresShipping: z.boolean().default(true),
  })
  .superRefine(requireThing);

/** A percentage as basis points; it has at most five decimals. */
export const basisPointsOf = (percent: number): number => Math.round(percent * 1e5) / 1e3;

/** A coupon by its `code`, a `percent` or an `amount` off the lines. */
const discount = z
  .object({
    title: title.nullish().transform((text) => text ?? null),
    code: z.string().trim().min(1).max(promotionLimits.codeLength).optional(),
    percent: z
      .number()
      .gt(0)
      .max(100)
      .refine((percent): boolean => Math.abs(basisPointsOf(percent) - percent * 100) < 1e-6)
      .optional(),
    amount: sum.optional(),
  })
  .superRefine(({ code, percent, amount }, context) => {
    if (code === undefined && percent === undefined && amount === undefined)
      context.addIssue({ code: 'invalid_type', expected: 'object', path: ['amount'], input: undefined });
  });

/** What staff write. Who buys is named by an account or by an e-mail address. */
export const draftInput = z.object({
  customer: z
    .union([optionalId, z.object({ id: optionalId }).transform(({ id }) => id)])
    .nullish()
    .transform((id) => id ?? null),
  email: z
    .string()
    .trim()
    .max(draftLimits.emailLength)
    .nullish()
    .transform((text) => text || null),
  lines: z.array(line).min(1).max(draftLimits.lines),
  address: addressInput.nullish().transform((address) => address ?? null),
  shippingMethodId: optionalId,
  shippingFee: sum.nullish().transform((fee) => fee ?? null),
  discounts: z
    .array(discount)
    .max(draftLimits.discounts)
    .nullish()
    .transform((given) => given ?? []),
  /** Whether running promotions lower the lines that cost what the catalogue says. */
  promotions: z.boolean().default(true),
  /** Staff's own; it becomes a comment on the order. */
  note: z
    .string()
    .trim()
    .max(draftLimits.noteLength)
    .refine((text): boolean => isPlainText(text))
    .nullish()
    .transform((text) => text ?? ''),
  currency: currency.nullish().transform((code) => code ?? null),
  /** In which mails and page speak to the customer. */
  language: z
    .enum(languages)
    .nullish()
    .transform((lang) => lang ?? null),
});

/** What staff write, as it came. */
export type DraftInput = z.output<typeof draftInput>;
