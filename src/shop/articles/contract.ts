/** Shoppers' own articles on the wire. */
import { dateRangeFields } from '#kit/pure/dates/date-range.ts';
import * as m from '#messages';
import { z } from 'zod';
import { languages } from '#kit/pure/languages.ts';
import { pagingFields } from '#kit/pure/lists.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { pictureSchema, uploadIdSchema } from '../media/contract.ts';
import { articleLimits } from './rules-limits.ts';
import { articleStates } from './states.ts';

/** Text of one line; without line breaks. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((text) => text.replaceAll(/\s+/g, ' '));

const id = z.string().min(1).max(64);
const version = z.int().min(1).max(2_000_000_000);

/** What an author writes. Everything may be missing until it is submitted. `body` is HTML; what is not allowed in it is taken out. */
export const articleDraft = z.object({
  lang: z.enum(languages),
  title: line(articleLimits.title).default(''),
  summary: line(articleLimits.summary).default(''),
  body: z.string().max(articleLimits.html).default(''),
  author: line(articleLimits.author).default(''),
  picture: uploadIdSchema.default('').describe('Id from /upload of the thumbnail, or empty'),
  pictureAlt: line(articleLimits.alt).default(''),
});
export type ArticleDraft = z.output<typeof articleDraft>;

/** `/article/save`: a new article without `id`; else the `version` that was read goes with it. */
export const articleSaveInput = articleDraft.extend({ id: id.optional(), version: version.optional() });
export type ArticleSave = z.output<typeof articleSaveInput>;

/** `/article/mine` */
export const articleListInput = z.object({
  state: z.enum(articleStates).optional(),
  ...pagingFields({ lastPage: 10_000, size: 20, mostSize: 100 }),
});

/** The user's own article in a list. `slug` and `path` are where readers find it, and would find it where it is not public. `refusal`: why it was rejected last. */
export const ownArticleItemSchema = z
  .object({
    id: z.string(),
    lang: z.enum(languages),
    title: z.string(),
    summary: z.string(),
    author: z.string(),
    slug: z.string(),
    picture: pictureSchema.nullable(),
    state: z.enum(articleStates),
    refusal: z.string(),
    public: z.boolean().describe('Readers see it, or an earlier text of it'),
    path: z.string().describe('Without language prefix'),
    version: z.int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    submittedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OwnArticleItem', description: 'An article of the asking shopper as lists show it.' });
export type OwnArticleItem = z.infer<typeof ownArticleItemSchema>;

/** The user's own article with its text. */
export const ownArticleSchema = ownArticleItemSchema
  .extend({ body: z.string(), pictureAlt: z.string() })
  .meta({ id: 'OwnArticle', description: 'An article that the asking shopper writes.' });
export type OwnArticle = z.infer<typeof ownArticleSchema>;

/** `/article/get`, `/article/submit`, `/article/withdraw`, `/article/unpublish`, `/article/remove` */
export const articleIdInput = z.object({ id });

const articleChangedData = z.object({ article: ownArticleSchema });
/**
 * Another text was saved since this one was read; `data.article` is that one, and nothing was written.
 * Cure: Merge with `data.article` and save again.
 */
export const articleChanged: ErrorSpec<z.infer<typeof articleChangedData>> = {
  reason: 'articleChanged',
  wire: 40,
  status: 412,
  message: m.articles_changed,
  data: articleChangedData,
};
/** An article that waits for approval is changed after it was withdrawn. Cure: Withdraw the article first. */
export const articlePending: ErrorSpec = { reason: 'articlePending', wire: 41, status: 409, message: m.articles_pending };
/** That cannot be done with an article in its state. Cure: Read the article again and do what its state allows. */
export const articleState: ErrorSpec = { reason: 'articleStateWrong', wire: 41, status: 409, message: m.articles_wrong_state };
/** Readers do not see it, so it cannot be taken from them. Cure: Nothing is to be done. */
export const articleNotPublic: ErrorSpec = { reason: 'articleNotPublic', wire: 41, status: 409, message: m.articles_not_public };
/** There are as many as one account may have. Cure: Remove an article first. */
export const tooManyArticles: ErrorSpec = { reason: 'tooManyArticles', wire: 41, status: 409, message: m.articles_too_many };
/** Submitted as often as one account may within a day. Cure: Submit it tomorrow. */
export const tooManySubmissions: ErrorSpec = { reason: 'tooManySubmissions', wire: 40, status: 429, message: m.articles_too_often };

/** An article as staff see it. */
export const staffOwnArticleSchema = ownArticleSchema
  .extend({ account: z.object({ id: z.string(), name: z.string(), email: z.string().nullable() }) })
  .meta({ id: 'StaffOwnArticle', description: 'An article of a shopper, as staff see it.' });
export type StaffOwnArticle = z.infer<typeof staffOwnArticleSchema>;
/** One of them in a list. */
export const staffOwnArticleItemSchema = staffOwnArticleSchema
  .omit({ body: true, pictureAlt: true })
  .meta({ id: 'StaffOwnArticleItem', description: 'An article of a shopper, as lists of staff show it.' });
export type StaffOwnArticleItem = z.infer<typeof staffOwnArticleItemSchema>;

/** Orders of the back office's list. */
export const staffOwnArticleSorts = ['submittedAt', 'updatedAt', 'createdAt'] as const;
/** Filter of the back office's list; `q` finds in title and author. Drafts that nobody submitted are not staff's business. */
export const staffOwnArticleFilter = z.strictObject({
  q: z.string().max(200).optional(),
  state: z.enum(['pending', 'approved', 'refused']).optional(),
  ...dateRangeFields,
});

/** `approve`: the `version` that was read, so that only the reviewed text is published. */
export const approveInput = z.object({ version });
/** `refuse` and `take-down`: why; the author reads it. */
export const refuseInput = z.object({ reason: z.string().trim().min(1).max(articleLimits.refusal), version: version.optional() });
