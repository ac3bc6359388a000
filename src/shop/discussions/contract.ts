/** Questions about products and comments on articles on the wire. */
import { dateRangeFields } from '#kit/pure/dates/date-range.ts';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { languages } from '#kit/pure/languages.ts';
import { usualListSize } from '#kit/pure/limits.ts';
import { listAnswer, queryPage, querySize } from '#kit/pure/lists.ts';
import { z } from 'zod';

/** Limits of what is written, in characters; replies shown below one post; threads on a page. */
export const postLimits = { name: 60, text: 2_000, refusal: 500, replies: 50, pageSize: 10, lastPage: 10_000, slug: 200 } as const;

/** What there is to discuss: a product by questions, an article by comments. */
export const postKinds = ['question', 'comment'] as const;
/** A kind of discussion. */
export type PostKind = (typeof postKinds)[number];

/** States of a post; only approved ones are shown. */
export const postStates = ['pending', 'approved', 'refused'] as const;
/** A state of a post. */
export type PostState = (typeof postStates)[number];

/** A post's words in another language than its own. */
export const postTextsSchema = z.object({ text: z.string() });
/** See `postTextsSchema`. */
export type PostTexts = z.infer<typeof postTextsSchema>;

const post = {
  id: z.string(),
  author: z.string(),
  text: z.string(),
  lang: z.string(),
  byShop: z.boolean(),
  translation: postTextsSchema
    .extend({ lang: z.string() })
    .nullable()
    .describe('The words in the language that was asked for; null where the post is in it, or is not translated.'),
  createdAt: z.iso.datetime(),
};
const translations = z.record(z.string(), postTextsSchema).describe('The words by language.');

/** A post that begins a thread, with its answers, oldest first. */
export const threadSchema = z
  .object({ ...post, replies: z.array(z.object(post)) })
  .meta({ id: 'DiscussionThread', description: 'A question or comment with its answers.' });
/** See `threadSchema`. */
export type Thread = z.infer<typeof threadSchema>;

/** A page of threads: those in the reader's language first, then the newest. */
export const threadListSchema = listAnswer(threadSchema).meta({ id: 'DiscussionList', description: 'A page of questions or comments.' });
/** See `threadListSchema`. */
export type ThreadList = z.infer<typeof threadListSchema>;

const subject = z.string().min(1).max(postLimits.slug);

/** How a list is paged. */
export const pagingQuery = {
  page: queryPage(postLimits.lastPage).default(1),
  size: querySize(100).default(usualListSize),
  lang: z.string().max(20).optional(),
};
/** Query of `/comment/list`; `article` is a slug or an id. */
export const commentListQuery = z.object({ article: subject, ...pagingQuery });
/** Query of `/question/list`; `product` is a slug or an id. */
export const questionListQuery = z.object({ product: subject, ...pagingQuery });

const written = {
  name: z
    .string()
    .trim()
    .max(postLimits.name)
    .transform((text) => text.replaceAll(/\s+/g, ' '))
    .default(''),
  text: z.string().trim().min(1).max(postLimits.text),
};
/** An e-mail address that may be left out; an empty one is none. */
export const optionalEmail = z.union([z.literal('').transform(() => undefined), z.email().max(254)]).optional();

/** `/question/add`; answers are mailed to the e-mail address, if one is given. */
export const questionInput = z.object({ product: subject, ...written, email: optionalEmail });
/** `/question/answer`; `id` is the question's. */
export const answerInput = z.object({ id: z.string().min(1).max(64), ...written });

/** `/comment/add`; with `id` it answers that comment. Answers are mailed to the e-mail address, if one is given. */
export const commentInput = z.object({ article: subject, id: z.string().min(1).max(64).optional(), ...written, email: optionalEmail });

/** What is stored of a post. */
export type PostInput = { name: string; text: string; email?: string | undefined };

/** The post is not in a state in which that can be done. Cure: Read the post again. */
export const postDecided: ErrorSpec = { reason: 'postStateWrong', wire: 41, status: 409, message: m.reviews_decided };

/** A post as staff see it. `parent` is what it answers, `answers` are the shop's own to it. */
export const staffPostSchema = z
  .object({
    ...post,
    subject: z.object({ id: z.string(), slug: z.string(), title: z.string() }),
    parent: z.object({ id: z.string(), author: z.string(), text: z.string() }).nullable(),
    answers: z.array(z.object({ id: z.string(), text: z.string(), lang: z.string(), translations })).describe('The shop’s own answers below it, oldest first.'),
    translations,
    email: z.string().nullable(),
    state: z.enum(postStates),
    refusal: z.string(),
  })
  .meta({ id: 'StaffPost', description: 'A question, comment or answer as staff see it.' });
/** See `staffPostSchema`. */
export type StaffPost = z.infer<typeof staffPostSchema>;

/** Orders of the back office's lists. */
export const staffPostSorts = ['createdAt', 'author'] as const;
/** Filter of the back office's lists; `q` finds in text and author, `replies` says whether answers of shoppers are listed too. */
export const staffPostFilter = z.strictObject({
  q: z.string().max(200).optional(),
  state: z.enum(postStates).optional(),
  replies: z.boolean().optional(),
  ...dateRangeFields,
});

/** `refuse`: why, for the record. */
export const refuseInput = z.object({ reason: z.string().trim().max(postLimits.refusal).default('') });
/** `answer`: the merchant's text. */
export const staffAnswerInput = z.object({ text: z.string().trim().min(1).max(postLimits.text) });

const translated = z.string().trim().max(postLimits.text);
/** `translate`: the words of a post, and of the shop's answers to it, in one other language; an empty text removes a translation. */
export const translateInput = z.object({
  lang: z.enum(languages),
  text: translated,
  answers: z
    .array(z.object({ id: z.string().max(64), text: translated }))
    .max(postLimits.replies)
    .default([])
    .describe('Of the shop’s answers below it; one that is left out stays as it is.'),
});
/** See `translateInput`. */
export type TranslateInput = z.output<typeof translateInput>;
