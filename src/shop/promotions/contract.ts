/** Promotions and coupons in the API: what they take, under which conditions, and why a code is declined. */
import { fieldErrorsSchema, type FieldErrors } from '#kit/pure/common-errors.ts';
import { quantityLimit } from '#kit/pure/limits.ts';
import { z } from 'zod';
import { instantField } from '#kit/pure/dates/instant.ts';
import { slugText } from '#kit/pure/slug.ts';
import * as m from '#messages';
import type { Amount } from '#kit/pure/amount.ts';
import { languages } from '#kit/pure/languages.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { catalogLimits } from '../catalog/contract.ts';
import { pictureIdInput, pictureSchema } from '../media/contract.ts';
import { promotionWarnings } from './contract-warnings.ts';

export type { SingleCode, TriedCart } from './contract-answers.ts';
export { couponErrors, type DeclineReason } from './contract-declines.ts';
export { warningsOf, type Weighed } from './contract-warnings.ts';

/** Limits of promotions and coupons. */
export const promotionLimits = {
  codeLength: 50,
  codesPerCart: 5,
  slugLength: 100,
  titleLength: 120,
  descriptionLength: 2_000,
  targetsPerKind: 200,
  steps: 20,
  parts: 10,
  customers: 500,
  /** Automatic promotions in force or to come; each is looked at for every basket. */
  automatic: 200,
} as const;

/** What one reduction takes off one line or a whole basket, in minor units of the basket's currency. */
export type Discount = { title: string; code?: string; amount: Amount };

const name = z.string().min(1).max(promotionLimits.slugLength);
const names = z.array(name).max(promotionLimits.targetsPerKind).default([]);
const basisPoints = z.int().min(1).max(10_000);
const units = z.int().min(1).max(quantityLimit);
const firstSkus = z
  .array(z.string().min(1).max(catalogLimits.skuLength))
  .max(12)
  .optional()
  .describe('SKUs that are chosen at first where the set is put together, as its picture shows them; others stand in for what is sold out');
const most = z.int().min(1).max(quantityLimit).nullable().default(null);
const moneyOf = z
  .object({ amount: z.int().min(0).max(100_000_000_000), currency: z.string().regex(/^[A-Z]{3}$/) })
  .meta({ id: 'PromotionAmount', description: 'A sum in one currency, as promotions name it.' });

/** An amount with one entry in the shop's base currency and any number of own ones; other currencies are converted. */
export const sumSchema = z.array(moneyOf).min(1).max(20);
/** See `sumSchema`. */
export type Sum = z.infer<typeof sumSchema>;

/** Which goods: any that one of the lists names; nothing named: all. Slugs outside, ids inside. */
export const targetsSchema = z
  .object({ products: names, categories: names, collections: names, tags: names })
  .meta({ id: 'PromotionTargets', description: 'Which goods are meant; nothing named: all of them.' });
/** See `targetsSchema`. */
export type Targets = z.infer<typeof targetsSchema>;
/** The lists of targets. */
export const targetKinds = ['products', 'categories', 'collections', 'tags'] as const;

const percentage = z.object({ kind: z.literal('percentage'), basisPoints });
const fixedAmount = z.object({ kind: z.literal('fixedAmount'), amount: sumSchema });
const share = z.discriminatedUnion('kind', [percentage, fixedAmount]);

/**
 * What a promotion takes (docs/rules/money.md, "Promotions and coupons"). 10000 basis points are all of it. `fixedAmount` is taken off
 * the goods together, `fixedPrice` is what each unit costs then; `gets` null: the goods themselves, the cheapest first.
 */
export const ruleSchema = z.discriminatedUnion('kind', [
  percentage,
  fixedAmount,
  z.object({ kind: z.literal('fixedPrice'), price: sumSchema }),
  z.object({ kind: z.literal('buyXGetY'), buy: units, get: units, basisPoints, gets: targetsSchema.nullable().default(null), mostTimes: most }),
  z.object({
    kind: z.literal('tiersBySpend'),
    steps: z
      .array(z.object({ from: sumSchema, takes: share }))
      .min(1)
      .max(promotionLimits.steps),
  }),
  z.object({
    kind: z.literal('tiersByQuantity'),
    steps: z
      .array(z.object({ from: units, takes: share }))
      .min(1)
      .max(promotionLimits.steps),
  }),
  z.object({
    kind: z.literal('bundle'),
    parts: z
      .array(z.object({ targets: targetsSchema, quantity: units, first: firstSkus }))
      .min(1)
      .max(promotionLimits.parts),
    takes: z.discriminatedUnion('kind', [percentage, fixedAmount, z.object({ kind: z.literal('fixedPrice'), price: sumSchema })]),
    mostTimes: most,
  }),
  /** `methods` empty: every way of shipping. */
  z.object({ kind: z.literal('freeShipping'), methods: z.array(z.string().max(40)).max(20).default([]) }),
]);
/** What a promotion takes. */
export type PromotionRule = z.infer<typeof ruleSchema>;
/** The names of the kinds. */
export const ruleKinds = ruleSchema.options.map(({ shape }) => shape.kind.value);

/**
 * When a promotion applies. Minimums count the goods that it is for, before any reduction. `customers` are e-mail addresses
 * and mobile numbers. Empty lists and null ask for nothing.
 */
export const conditionsSchema = z
  .object({
    targets: targetsSchema.default({ products: [], categories: [], collections: [], tags: [] }),
    minSubtotal: sumSchema.nullable().default(null),
    minQuantity: z.int().min(1).max(99_900).nullable().default(null),
    firstOrder: z.boolean().default(false),
    customerGroups: z.array(name).max(50).default([]),
    customers: z.array(z.string().trim().toLowerCase().min(3).max(254)).max(promotionLimits.customers).default([]),
    markets: z.array(z.string().min(1).max(40)).max(50).default([]),
  })
  .meta({ id: 'PromotionConditions', description: 'When a promotion applies, and for whom.' });
/** When a promotion applies. */
export type PromotionConditions = z.infer<typeof conditionsSchema>;

const words = z.object({
  title: z.string().trim().min(1).max(promotionLimits.titleLength),
  description: z.string().trim().max(promotionLimits.descriptionLength).default(''),
  /** Its address in this language, where it has one of its own. */
  slug: slugText.optional(),
});
/** What a promotion is made of. */
export const promotionFields = {
  slug: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(promotionLimits.slugLength),
  texts: z.record(z.enum(languages), words.optional()),
  rule: ruleSchema,
  conditions: conditionsSchema.prefault({}),
  priority: z.int().min(1).max(1_000).default(100),
  exclusive: z.boolean().default(false),
  active: z.boolean().default(true),
  listed: z.boolean().default(true),
  /** The picture that it is shown with, by its id or as it was read; none: pictures of what it is about. */
  image: pictureIdInput,
  startsAt: instantField.nullable().default(null),
  endsAt: instantField.nullable().default(null),
  totalLimit: z.int().min(1).max(100_000_000).nullable().default(null),
  perCustomerLimit: z.int().min(1).max(100_000).nullable().default(null),
};
/** A promotion as staff (and the demo shop's files) write it; targets by slug. */
export const promotionInput = z.object(promotionFields);
/** A coupon as staff write it. `listed`: everybody may see its code. */
export const couponStaffInput = z.object({
  ...promotionFields,
  code: z.string().trim().min(3).max(promotionLimits.codeLength),
  claimRequired: z.boolean().default(false),
});
/** What staff write of a promotion, or of a coupon (then with its code). */
export type PromotionInput = z.infer<typeof promotionInput> & Partial<Pick<z.infer<typeof couponStaffInput>, 'code' | 'claimRequired'>>;

/** A promotion as staff read it. */
export const staffPromotionSchema = z
  .object({
    ...promotionFields,
    texts: z.record(z.string(), words.partial()),
    image: pictureSchema.nullable(),
    id: z.string(),
    usedCount: z.number().int(),
    /** Whether it applies now. */
    running: z.boolean(),
    /** It applies only with one of its single-use codes. */
    codesOnly: z.boolean(),
    /** What a merchant should look at twice. */
    warnings: z.array(z.enum(promotionWarnings)),
  })
  .meta({ id: 'StaffPromotion', description: 'A promotion as staff read it.' });
/** A coupon as staff read it. */
export const staffCouponSchema = staffPromotionSchema
  .extend({ code: z.string(), claimRequired: z.boolean() })
  .meta({ id: 'StaffCoupon', description: 'A coupon as staff read it.' });
/** A coupon as staff read it; a promotion has no code. */
export type StaffPromotion = z.infer<typeof staffPromotionSchema> & { code?: string; claimRequired?: boolean };
/** By what a list of them is sorted. */
export const staffPromotionSorts = ['priority', 'startsAt', 'endsAt', 'usedCount', 'slug'] as const;
/** What a list of them is narrowed to: `q` finds by slug, title and code. */
export const staffPromotionFilter = z.strictObject({ q: z.string().max(100).optional(), active: z.boolean().optional() });

/** A promotion in a list. */
export const promotionItemSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    image: pictureSchema.nullable(),
    startsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PromotionItem', description: 'A promotion as lists show it.' });
/** A promotion in a list. */
export type PromotionItem = z.infer<typeof promotionItemSchema>;

/** A promotion or public coupon as its page shows it. */
export const promotionSchema = promotionItemSchema
  .extend({
    id: z.string().describe('Its identifier'),
    code: z.string().nullable().describe('What is entered at the cart or checkout; null where it applies by itself'),
    terms: z.array(z.string()).describe('Its conditions as sentences, in the language asked for'),
    wholeShop: z.boolean().describe('Whether all products take part; else `product/list?promotion=…` lists those that do'),
    claimRequired: z.boolean().describe('Whether a signed-in shopper claims it first'),
  })
  .meta({ id: 'Promotion', description: 'A promotion or coupon with its conditions' });

/** A public coupon in a list; `limit` counts uses, null for none. */
export const couponItemSchema = z
  .object({
    code: z.string(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    image: pictureSchema.nullable(),
    startsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable(),
    limit: z.object({ total: z.number().int().nullable(), remaining: z.number().int().nullable(), perCustomer: z.number().int().nullable() }),
  })
  .meta({ id: 'CouponItem', description: 'A public coupon as lists show it.' });
/** A public coupon in a list. */
export type CouponItem = z.infer<typeof couponItemSchema>;

/** What has become of a claimed coupon: it can still be used (now or later), was used as often as one may, or is over. */
export const claimStates = ['usable', 'used', 'expired'] as const;
export type ClaimState = (typeof claimStates)[number];

/** A shopper's claimed coupon; `usable`: it can be used now. */
export const myCouponSchema = couponItemSchema
  .extend({
    claimedAt: z.iso.datetime(),
    usedCount: z.number().int(),
    usable: z.boolean(),
    state: z.enum(claimStates),
  })
  .meta({ id: 'OwnCoupon', description: 'A coupon that an account has claimed.' });
export type MyCoupon = z.infer<typeof myCouponSchema>;

/** How near a basket is to the next reduction. `reached` and `target` are minor units, or units of goods where `missing` is null. */
export const nudgeSchema = z
  .object({
    kind: z.enum(['freeShipping', 'discount']),
    text: z.string(),
    reached: z.number().int(),
    target: z.number().int(),
    done: z.boolean(),
  })
  .meta({ id: 'PromotionProgress', description: 'How near a cart is to its next reduction.' });
/** How near a basket is to the next reduction. */
export type NudgeItem = z.infer<typeof nudgeSchema>;

const promotionExhaustedData = z.object({ promotion: z.string() });
/**
 * A coupon or limited promotion ran out while the order was being placed; nothing was placed.
 * Cure: Read the checkout again, show its new sums and submit again.
 */
export const promotionExhausted: ErrorSpec<z.infer<typeof promotionExhaustedData>> = {
  reason: 'promotionExhausted',
  wire: 40,
  status: 409,
  message: m.promotions_exhausted_now,
  data: promotionExhaustedData,
};
/** More codes than a cart takes. Cure: Remove a code first. */
export const tooManyCodes: ErrorSpec = { reason: 'tooManyCodes', wire: 40, status: 409, message: m.promotions_too_many_codes };
/** A slug or code that another promotion or coupon has. Cure: Choose another value for the field that `data.errors` names. */
export const promotionTaken: ErrorSpec<FieldErrors> = {
  reason: 'promotionExists',
  wire: 40,
  status: 409,
  message: m.error_invalid_input,
  data: fieldErrorsSchema,
};
/** Claiming is for who is signed in. Cure: Sign in first. */
export const signInToClaim: ErrorSpec = { reason: 'signInToClaim', wire: 50, status: 401, message: m.promotions_sign_in_to_claim };
/** A coupon that cannot be claimed now. Cure: Nothing is to be done. */
export const notClaimable: ErrorSpec = { reason: 'couponNotClaimable', wire: 41, status: 409, message: m.promotions_not_claimable };
