/** Reviews on the wire. */
import { dateRangeFields } from '#kit/pure/dates/date-range.ts';
import { languages } from '#kit/pure/languages.ts';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { usualListSize } from '#kit/pure/limits.ts';
import { listAnswer, queryPage, querySize } from '#kit/pure/lists.ts';
import { z } from 'zod';
import { catalogLimits } from '../catalog/contract.ts';
import { pictureSchema, uploadIdSchema } from '../media/contract.ts';

/** Limits of a review, in characters and pictures. */
export const reviewLimits = {
  name: 60,
  title: 120,
  text: 5_000,
  images: 5,
  answer: 2_000,
  refusal: 500,
  pageSize: 10,
  lastPage: 10_000,
  /** A review is asked for when an order has been there so long, */
  askedAfterMs: 5 * 24 * 3_600_000,
  /** and not when it has been there longer than this. */
  askedUntilMs: 30 * 24 * 3_600_000,
  askedAtOnce: 200,
} as const;

/** Orders of a product's reviews. */
export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const;
/** An order of a product's reviews. */
export type ReviewSort = (typeof reviewSorts)[number];

/** States of a review; only approved ones are shown. */
export const reviewStates = ['pending', 'approved', 'refused'] as const;

/** A review's words in another language than its own. `answer` is the merchant's, empty where it is not translated or there is none. */
export const reviewTextsSchema = z.object({ title: z.string(), text: z.string(), answer: z.string() });
/** See `reviewTextsSchema`. */
export type ReviewTexts = z.infer<typeof reviewTextsSchema>;

/**
 * A review as everybody sees it. `verified`: its writer bought the product. `helpful`: how many found it so.
 * `translation` is there where the review is in another language than the reader's and has been translated into that.
 */
export const reviewSchema = z
  .object({
    id: z.string(),
    author: z.string(),
    rating: z.number().int(),
    title: z.string(),
    text: z.string(),
    lang: z.string(),
    verified: z.boolean(),
    images: z.array(pictureSchema),
    helpful: z.number().int(),
    answer: z.object({ text: z.string(), at: z.iso.datetime() }).nullable(),
    translation: reviewTextsSchema
      .extend({ lang: z.string() })
      .nullable()
      .describe('The words in the language that was asked for; null where the review is in it, or is not translated.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Review', description: 'A review of a product, as everybody sees it.' });
/** A review as everybody sees it. */
export type Review = z.infer<typeof reviewSchema>;

/** A page of a product's reviews. `histogram` counts all of them from five stars down, whatever the filter; `rating` is their mean. */
export const reviewListSchema = listAnswer(reviewSchema)
  .extend({
    rating: z.number().nullable(),
    reviewCount: z.number().int(),
    histogram: z.array(z.object({ rating: z.number().int(), count: z.number().int() })),
  })
  .meta({ id: 'ReviewList', description: 'A page of the reviews of a product, with their mean.' });
/** A page of a product's reviews. */
export type ReviewList = z.infer<typeof reviewListSchema>;

/** What of a product's reviews is asked for. */
export type ReviewFilter = { sort: ReviewSort; rating?: number; page: number; size: number };

/** A product, by slug or id. */
export const productKeySchema = z.string().min(1).max(catalogLimits.slugLength);

/** Query of `/review/list`. */
export const reviewListQuery = z.object({
  product: productKeySchema,
  sort: z.enum(reviewSorts).default('newest'),
  rating: z.enum(['1', '2', '3', '4', '5']).transform(Number).optional(),
  page: queryPage(reviewLimits.lastPage).default(1),
  size: querySize(100).default(usualListSize),
  lang: z.string().max(20).optional(),
});

/** Text of one line; without line breaks. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((text) => text.replaceAll(/\s+/g, ' '));

/** `/review/add`; `product` is a slug, `images` are ids from `/upload`, an order that was looked up proves the purchase. */
export const reviewInput = z.object({
  product: productKeySchema,
  rating: z.int().min(1).max(5),
  name: line(reviewLimits.name).default(''),
  title: line(reviewLimits.title).default(''),
  text: z.string().trim().min(1).max(reviewLimits.text),
  images: z.array(uploadIdSchema).max(reviewLimits.images).default([]),
  orderNo: z.string().max(40).optional(),
  orderToken: z.string().max(100).optional(),
});
/** What a shopper writes. */
export type ReviewInput = z.output<typeof reviewInput>;

/** `/review/helpful` */
export const helpfulInput = z.object({ id: z.string().min(1).max(64) });

/** This shopper's review of the product is public already. Cure: Nothing is to be done. */
export const alreadyReviewed: ErrorSpec = { reason: 'alreadyReviewed', wire: 41, status: 409, message: m.reviews_already };
/** The review is not in a state in which that can be done. Cure: Read the review again. */
export const reviewDecided: ErrorSpec = { reason: 'reviewStateWrong', wire: 41, status: 409, message: m.reviews_decided };

/** A review as staff see it. */
export const staffReviewSchema = reviewSchema
  .extend({
    product: z.object({ id: z.string(), slug: z.string(), title: z.string() }),
    state: z.enum(reviewStates),
    refusal: z.string(),
    translations: z.record(z.string(), reviewTextsSchema).describe('The words by language.'),
  })
  .meta({ id: 'StaffReview', description: 'A review as staff see it.' });
/** A review as staff see it. */
export type StaffReview = z.infer<typeof staffReviewSchema>;

/** Orders of the back office's list of reviews. */
export const staffReviewSorts = ['createdAt', 'rating', 'helpful'] as const;
/** Filter of the back office's list of reviews; `q` finds in title, text and author. */
export const staffReviewFilter = z.strictObject({
  q: z.string().max(200).optional(),
  state: z.enum(reviewStates).optional(),
  rating: z.int().min(1).max(5).optional(),
  product: productKeySchema.optional(),
  ...dateRangeFields,
});

/** `refuse`: why, for the record. */
export const refuseInput = z.object({ reason: z.string().trim().max(reviewLimits.refusal).default('') });
/** `answer`: the merchant's answer below the review; empty removes it. */
export const answerInput = z.object({ text: z.string().trim().max(reviewLimits.answer) });
/** `translate`: the review's words in one other language; an empty text removes them. */
export const translateInput = z.object({
  lang: z.enum(languages),
  title: z.string().trim().max(reviewLimits.title).default(''),
  text: z.string().trim().max(reviewLimits.text),
  answer: z.string().trim().max(reviewLimits.answer).default(''),
});
/** See `translateInput`. */
export type TranslateInput = z.output<typeof translateInput>;
