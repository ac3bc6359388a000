/** Contents on the wire: articles, pages, entries of custom categories; and what staff write of them. */
import * as m from '#messages';
import { z } from 'zod';
import { instantWithOffsetField } from '#kit/pure/dates/instant.ts';
import { languages } from '#kit/pure/languages.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { pictureSchema } from '#shop/media/contract.ts';
import { entryFieldKinds } from '#shop/settings/contract.ts';

/** Limits of contents. */
export const contentLimits = {
  slugLength: 200,
  titleLength: 300,
  summaryLength: 2_000,
  bodyLength: 200_000,
  authorLength: 100,
  seoLength: 500,
  pictures: 40,
  products: 24,
  topics: 20,
  /** Items on one page of a list. */
  pageSize: 12,
  mostPageSize: 100,
  lastPage: 10_000,
  /** The most versions stored of an item. */
  versions: 20,
  /** Words of a search that count. */
  searchWords: 8,
  queryLength: 200,
  /** Fields of a custom kind, and a text in one of them. */
  fields: 30,
  fieldLength: 50_000,
} as const;

/** What contents there are. An entry belongs to a custom category, named by its type. */
export const contentKinds = ['article', 'page', 'entry'] as const;
/** A kind of content. */
export type ContentKind = (typeof contentKinds)[number];

/** Pages whose contents are no words; they live among the pages (docs/contract.md, "Addresses of pages"). */
export const ownPages = ['order-lookup', 'newsletter', 'wish-list', 'feedback', 'withdrawal'] as const;

/** A category or tag of articles. */
export const topicReferenceSchema = z
  .object({ id: z.string(), slug: z.string(), title: z.string() })
  .meta({ id: 'TopicReference', description: 'A link to a category or tag of articles.' });
/** See `topicReferenceSchema`. */
export type TopicReference = z.infer<typeof topicReferenceSchema>;

/** A content in a list; `readingMinutes` are whole and at least one. */
export const contentCardSchema = z
  .object({
    id: z.string(),
    kind: z.enum(contentKinds),
    type: z.string(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    author: z.string(),
    publishedAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    picture: pictureSchema.nullable(),
    categories: z.array(topicReferenceSchema),
    tags: z.array(topicReferenceSchema),
    readingMinutes: z.number().int(),
  })
  .meta({ id: 'ContentCard', description: 'An article, page or entry as lists show it' });
/** A content in a list. */
export type ContentCard = z.infer<typeof contentCardSchema>;

/**
 * A field of a custom kind as pages show it, in their language: `value` is text, sanitised HTML (`richText`), a number, a day (`YYYY-MM-DD`)
 * or a choice's title; a picture has none.
 */
export const shownFieldSchema = z.object({
  key: z.string(),
  kind: z.enum(entryFieldKinds),
  title: z.string(),
  value: z.string(),
  picture: pictureSchema.nullable(),
});
/** See `shownFieldSchema`. */
export type ShownEntryField = z.infer<typeof shownFieldSchema>;

/** A content with all that its page shows; `body` is sanitised HTML, the first of `pictures` its thumbnail. */
export const contentItemSchema = contentCardSchema.extend({
  body: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  pictures: z.array(pictureSchema),
  productIds: z.array(z.string()),
  /** What a custom kind's own fields say; those that say nothing are left out. */
  fields: z.array(shownFieldSchema),
  template: z.string().nullable(),
  languages: z.array(z.string()),
  /** Its addresses by language, as far as they differ. */
  slugs: z.record(z.string(), z.string()),
});
/** A content with all that its page shows. */
export type ContentItem = z.infer<typeof contentItemSchema>;

/** A content as visitors read it. */
export const publicContentSchema = contentItemSchema
  .omit({ template: true })
  .meta({ id: 'ContentDetail', description: 'An article, page or entry with its text' });

/** A page. */
export type ContentPage = ContentItem & { image: ContentItem['picture'] };

/** A page of contents. `nextChangeAt` is when a schedule changes it next. */
export type ContentList = { items: ContentCard[]; total: number; page: number; size: number; nextChangeAt: Date | null };

/** See `ContentList`. */
export const contentListSchema = z.object({
  items: z.array(contentCardSchema),
  total: z.number().int().describe('Contents in all'),
  page: z.number().int().describe('Page, from 1'),
  size: z.number().int().describe('Contents on a page'),
});

/** A category or tag with how many articles it holds now. */
export const topicItemSchema = topicReferenceSchema
  .extend({ summary: z.string().describe('What it is about'), articleCount: z.number().int().describe('How many articles it holds now') })
  .meta({ id: 'ArticleTopic', description: 'A category or tag of articles' });
/** See `topicItemSchema`. */
export type TopicItem = z.infer<typeof topicItemSchema>;

const id = z.string().max(64);
const slug = z
  .string()
  .trim()
  .max(contentLimits.slugLength)
  .regex(/^(?:[\p{L}\p{N}\p{M}]+(?:[-_.][\p{L}\p{N}\p{M}]+)*)?$/u);
const moment = instantWithOffsetField.nullable();

/** What staff write of a content in one language; `body` is sanitised when it is stored. */
const words = z.object({
  title: z.string().trim().max(contentLimits.titleLength).optional(),
  summary: z.string().trim().max(contentLimits.summaryLength).optional(),
  body: z.string().max(contentLimits.bodyLength).optional(),
  author: z.string().trim().max(contentLimits.authorLength).optional(),
  /** Its address in this language, where it has one of its own. */
  slug: slug.optional(),
  seoTitle: z.string().trim().max(contentLimits.titleLength).optional(),
  seoDescription: z.string().trim().max(contentLimits.seoLength).optional(),
});

/** What a field of a custom kind holds: texts by language, a number, or a day, choice or picture by id. */
const fieldValue = z.union([z.string().max(64), z.number(), z.null(), z.partialRecord(z.enum(languages), z.string().max(contentLimits.fieldLength))]);
/** See `fieldValue`. */
export type FieldValue = z.output<typeof fieldValue>;

/** What staff write of a content: body of `POST` and `PUT`, and of a draft. An empty slug is made of the title. */
export const contentInputSchema = z
  .object({
    type: z
      .string()
      .regex(/^(?:[a-z][a-z0-9-]{0,39})?$/)
      .default(''),
    slug: slug.default(''),
    rootSlug: slug.nullable().default(null),
    texts: z.partialRecord(z.enum(languages), words),
    author: z.string().trim().max(contentLimits.authorLength).default(''),
    pictures: z.array(id).max(contentLimits.pictures).default([]),
    products: z.array(id).max(contentLimits.products).default([]),
    fields: z
      .record(z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/), fieldValue)
      .refine((fields) => Object.keys(fields).length <= contentLimits.fields * 2)
      .default({}),
    categories: z.array(id).max(contentLimits.topics).default([]),
    tags: z.array(id).max(contentLimits.topics).default([]),
    position: z.number().int().min(0).max(1_000_000).default(0),
    template: z
      .string()
      .max(60)
      .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
      .nullable()
      .default(null),
    published: z.boolean().default(false),
    publishAt: moment.default(null),
    unpublishAt: moment.default(null),
  })
  .meta({ id: 'WrittenContent', description: 'An article, page or entry as staff write it.' });
/** See `contentInputSchema`. */
export type ContentInput = z.output<typeof contentInputSchema>;

/** A content as staff read it; changed, it is what `PUT` takes. `draft` is what is written and not published. */
export const staffContentSchema = contentInputSchema
  .extend({
    id: z.string(),
    kind: z.enum(contentKinds),
    path: z.string().describe('Where it is shown, without language prefix'),
    images: z.array(pictureSchema),
    draft: contentInputSchema.nullable(),
    draftAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'StaffContent', description: 'An article, page or entry as staff read it.' });
/** See `staffContentSchema`. */
export type StaffContent = z.output<typeof staffContentSchema>;

/** Whether something is shown now: hidden, not yet, or no longer. */
export const contentStates = ['shown', 'scheduled', 'ended', 'hidden'] as const;

/** A content in a list of the back office. */
export const staffContentItemSchema = contentCardSchema
  .omit({ publishedAt: true, readingMinutes: true })
  .extend({
    published: z.boolean(),
    publishAt: z.iso.datetime().nullable(),
    unpublishAt: z.iso.datetime().nullable(),
    state: z.enum(contentStates),
    hasDraft: z.boolean(),
  })
  .meta({ id: 'StaffContentItem', description: 'An article, page or entry as lists of staff show it.' });
/** See `staffContentItemSchema`. */
export type StaffContentItem = z.infer<typeof staffContentItemSchema>;

/** Orders and filter of the back office's lists. */
export const staffContentSorts = ['updatedAt', 'createdAt', 'publishAt', 'title', 'position'] as const;
/** See `staffContentSorts`; `q` finds by any word. */
export const staffContentFilter = z.strictObject({
  q: z.string().max(contentLimits.queryLength).optional(),
  type: z.string().max(40).optional(),
  published: z.boolean().optional(),
});

/** What was published before. */
export const contentVersionSchema = z
  .object({ number: z.number().int(), at: z.iso.datetime(), staffName: z.string(), title: z.string() })
  .meta({ id: 'ContentVersion', description: 'A version of a content that was published before.' });
/** The same with all that was written. */
export const wholeVersionSchema = contentVersionSchema
  .extend({ content: contentInputSchema, images: z.array(pictureSchema) })
  .meta({ id: 'FullContentVersion', description: 'A version that was published before, with all its texts.' });

/** A category or tag of articles as staff read and write it. */
export const topicInputSchema = z.object({
  slug: slug.default(''),
  texts: z.partialRecord(z.enum(languages), words.pick({ title: true, summary: true })),
  position: z.number().int().min(0).max(1_000_000).default(0),
});
/** See `topicInputSchema`. */
export type TopicInput = z.output<typeof topicInputSchema>;
/** A topic as staff read it. */
export const staffTopicSchema = topicInputSchema
  .extend({ id: z.string(), articleCount: z.number().int(), updatedAt: z.iso.datetime() })
  .meta({ id: 'StaffTopic', description: 'A category or tag of articles as staff read it.' });
/** See `staffTopicSchema`. */
export type StaffTopic = z.output<typeof staffTopicSchema>;
/** Orders and filter of the back office's lists of topics. */
export const topicSorts = ['position', 'slug', 'updatedAt'] as const;
/** See `topicSorts`. */
export const topicFilter = z.strictObject({ q: z.string().max(contentLimits.queryLength).optional() });

/** There is no draft that could be published or thrown away. Cure: Save a draft first. */
export const noDraft: ErrorSpec = { reason: 'noDraft', wire: 41, status: 409, message: m.content_no_draft };
