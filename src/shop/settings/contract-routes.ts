/** Where pages live (docs/contract.md, "Addresses of pages"): as it is stored, and as the back office says it. */
import { z } from 'zod';
import { textsSchema } from './contract-texts.ts';

const path = z
  .string()
  .max(200)
  .regex(/^\/[^?#\s]*$/);

/** What a custom category may list. */
export const customSources = ['article', 'brand', 'entry'] as const;

/** Kinds of pages whose addresses hold a slug and can be changed. */
export const detailKinds = ['article', 'category', 'collection', 'page', 'product', 'tag'] as const;

/** What a field of entries can be. */
export const entryFieldKinds = ['text', 'richText', 'number', 'date', 'choice', 'picture'] as const;

/** A field that entries of a custom category have besides title, summary, text and pictures; `choices` belong to the kind `choice`. */
export const entryFieldSchema = z
  .object({
    key: z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/),
    kind: z.enum(entryFieldKinds),
    required: z.boolean().default(false),
    texts: textsSchema.default({}),
    choices: z
      .array(z.object({ value: z.string().regex(/^[\w-]{1,60}$/), texts: textsSchema.default({}) }))
      .max(60)
      .refine((choices) => new Set(choices.map(({ value }) => value)).size === choices.length)
      .default([]),
  })
  .refine(({ kind, choices }) => kind !== 'choice' || choices.length > 0, { path: ['choices'] })
  .meta({ id: 'EntryField', description: 'A field that entries of a custom category have.' });
/** See `entryFieldSchema`. */
export type EntryField = z.output<typeof entryFieldSchema>;

const mostFields = 30;
const fieldsSchema = z
  .array(entryFieldSchema)
  .max(mostFields)
  .refine((fields) => new Set(fields.map(({ key }) => key)).size === fields.length);

const customType = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const mostCustomCategories = 50;
/** Maximum of old addresses; beyond it the oldest are deleted. */
export const mostFormerPaths = 200;

/** Group `routes` as it is stored. */
export const routesSchema = z.object({
  userBasePath: path.default('/user/'),
  appPath: path.default('/app/*'),
  article: path.default('/article/:slug'),
  category: path.default('/category/:slug'),
  collection: path.default('/collection/:slug'),
  page: path.default('/page/:slug'),
  product: path.default('/product/:slug'),
  tag: path.default('/tag/:slug'),
  /**
   * Further lists, their pages named by type; `source` says what they list: articles, brands, or entries of that type.
   * Brands and entries have pages of their own below (`<path>/:slug`).
   */
  customCategories: z
    .array(
      z.object({ type: customType, path, source: z.enum(customSources).default('article'), texts: textsSchema.default({}), fields: fieldsSchema.default([]) }),
    )
    .max(mostCustomCategories)
    .default([
      {
        type: 'journal',
        path: '/journal',
        source: 'article',
        fields: [],
        texts: { en: { title: 'Journal' }, zh: { title: '手记' }, 'zh-HK': { title: '手記' } },
      },
    ]),
  /** Former addresses, newest first: they redirect to the current ones. `field` is one of this group, or `custom:<type>`. */
  former: z
    .array(z.object({ field: z.string().max(60), path }))
    .max(mostFormerPaths)
    .default([]),
});

/** The addresses of the shop's pages. */
export type RouteSettings = z.output<typeof routesSchema>;

const withoutEnds = (text: string): string => text.replace(/\*$/, '').replace(/^\/+|\/+$/g, '');
const asBase = (text: string): string => (withoutEnds(text) === '' ? '/' : `/${withoutEnds(text)}/`);

/** Parts between slashes, none of them empty or of dots. */
const parts = String.raw`(?:(?!\.{1,2}(?:/|$))[^/?#\s:*{}\\]+)`;
const base = (pattern: RegExp, usual: string) => z.string().max(200).trim().overwrite(asBase).regex(pattern).default(usual);

const detail = (usual: string) =>
  z
    .string()
    .max(200)
    .trim()
    .overwrite((text) => `/${withoutEnds(text)}`)
    .regex(/^(?!.*\{slug\}.*\{slug\})(?:\/(?!\.{1,2}(?:\/|$))(?:[^/?#\s:*{}\\]|\{slug\})+)+$/)
    .regex(/\{slug\}/)
    .default(usual);

/** `settings/routes` as the back office reads and writes it. Patterns hold `{slug}`; a base path may be given without its slashes. */
export const staffRoutesSchema = z
  .object({
    userBasePath: base(new RegExp(`^(?:/${parts})+/$`), '/user/'),
    appBasePath: base(new RegExp(`^(?:/${parts})*/$`), '/app/'),
    details: z
      .object({
        article: detail('/article/{slug}'),
        category: detail('/category/{slug}'),
        collection: detail('/collection/{slug}'),
        page: detail('/page/{slug}'),
        product: detail('/product/{slug}'),
        tag: detail('/tag/{slug}'),
      })
      .prefault({}),
    customCategories: z
      .array(
        z.object({
          key: customType,
          slug: z
            .string()
            .max(200)
            .trim()
            .overwrite(withoutEnds)
            .regex(new RegExp(`^${parts}(?:/${parts})*$`)),
          source: z.enum(customSources).default('article'),
          texts: textsSchema.default({}),
          /** Absent where there are none; in what is written: as they are. */
          fields: fieldsSchema.optional(),
        }),
      )
      .max(mostCustomCategories)
      .default([]),
  })
  .meta({ id: 'StaffRoutes', description: "The addresses of the shop's pages." });

/** `settings/routes` on the wire. */
export type StaffRoutes = z.output<typeof staffRoutesSchema>;
