/** Templates: which sections a page is made of, in which order, with which settings; and what the back office shows of them. */
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { sectionGroups } from '#kit/pure/sections/section-texts.ts';
import { templatePattern } from '#kit/pure/sections/template-name.ts';
import { z } from 'zod';
import { instantWithOffsetField } from '#kit/pure/dates/instant.ts';
import { themeSchema } from '../settings/contract.ts';

/** Default header and footer of pages (`layoutsFor`). */
export const layoutTemplates = ['layout-head', 'layout-foot'] as const;

/** Where a template's sections stand on a page. */
export type TemplatePlace = 'head' | 'body' | 'foot';

/** Of a template, or of the shop's own that it is based on. */
export const placeOfTemplate = (name: string): TemplatePlace =>
  name.startsWith(layoutTemplates[0]) ? 'head' : name.startsWith(layoutTemplates[1]) ? 'foot' : 'body';

/** The templates that head and foot of a page are made of, of each the first that there is: `layout-head-checkout`, then `layout-head`. */
export function layoutsFor(templates: readonly string[]): { head: string[]; foot: string[] } {
  const [head, foot] = layoutTemplates;
  const of = (layout: string) => [...templates.map((name) => `${layout}-${name}`), layout];
  return { head: of(head), foot: of(foot) };
}

/** Limits of templates. */
export const templateLimits = {
  nameLength: 60,
  /** Sections of one template. */
  sections: 60,
  /** Maximum of stored earlier versions for each name. */
  history: 50,
  /** Names that a merchant may have versions of. */
  names: 500,
} as const;

/** A template's name: `product`, or `product-lookbook` for the products that name it. */
export const templateName = z.string().max(templateLimits.nameLength).regex(templatePattern);

/** One section in a template: its name, and settings that the section's own schema checks. */
export const sectionChoiceSchema = z.object({ section: z.string().min(1).max(80), settings: z.record(z.string(), z.unknown()).default({}) });

/** A section that a template lists. */
export type SectionChoice = z.output<typeof sectionChoiceSchema>;

/** The sections of a template, in order. */
export const sectionsSchema = z.array(sectionChoiceSchema).max(templateLimits.sections);

/** A file of `themes/<theme>/templates`. */
export const templateFileSchema = z.object({ sections: sectionsSchema });

/** Why a section would be left out: `index` counts from 0, `errors` are by field of the settings. */
export const errorSchema = z
  .object({ index: z.number().int(), section: z.string(), message: z.string(), errors: z.record(z.string(), z.string()) })
  .meta({ id: 'SectionFault', description: 'A section of a template that would be left out, and why.' });

/** Why a section would be left out. */
export type TemplateError = z.infer<typeof errorSchema>;

/** What a version is, without its sections. */
export const versionSchema = z.object({
  id: z.string(),
  number: z.number().int().describe('Counts up within the template'),
  author: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  sectionCount: z.number().int(),
});

/** A version without its sections. */
export type TemplateVersion = z.infer<typeof versionSchema>;

/** What a version changed against the one before it. */
export const changeSchema = z.object({ kind: z.enum(['added', 'changed', 'moved', 'removed']), section: z.string() });
export type TemplateChange = z.infer<typeof changeSchema>;

const pastVersion = versionSchema.extend({ changes: z.array(changeSchema).describe('Against the version before it that is still stored') });

/** Going on from a page of the template shows neither spinner nor progress bar. */
const noReload = z.boolean();
const wholeVersion = versionSchema.extend({ sections: sectionsSchema, noReload, faults: z.array(errorSchema) });
const draftVersion = wholeVersion.extend({ publishAt: z.iso.datetime().nullable().describe('When it is published by itself') });

/** Which version pages show: the merchant's, the shop's own, or none yet. */
export const templateStates = ['published', 'system', 'none'] as const;

/** A template in a list; `id` is its name. */
export const templateItemSchema = z
  .object({
    id: z.string(),
    base: z.string().describe('The template of the shop whose pages it is for'),
    state: z.enum(templateStates),
    hasDraft: z.boolean(),
    author: z.string(),
    updatedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'TemplateItem', description: 'A template of pages as lists show it.' });

/** A template in a list. */
export type TemplateItem = z.infer<typeof templateItemSchema>;

/** A template as the back office reads it. `system` is what the shop came with, null for a name that a merchant made. */
export const templateRecordSchema = templateItemSchema
  .extend({
    system: sectionsSchema.nullable(),
    published: wholeVersion.nullable(),
    draft: draftVersion.nullable(),
    history: z.array(pastVersion).describe('Published earlier, the latest first'),
  })
  .meta({ id: 'StaffTemplate', description: 'A template with its draft and history.' });

/** A template as the back office reads it. */
export type TemplateRecord = z.infer<typeof templateRecordSchema>;

/** `PUT /api/admin/templates/{name}`: the record as read, its draft changed; null drops the draft. */
export const templateInput = z.object({ draft: z.object({ sections: sectionsSchema, noReload: noReload.default(false) }).nullable() });

/** A draft as staff write it. */
export type DraftInput = NonNullable<z.output<typeof templateInput>['draft']>;

/** `POST /api/admin/templates`: a template for single pages or products; it begins as `like` is, else as the shop's own of its kind. */
export const newTemplateInput = z.object({ name: templateName, like: templateName.optional() });

/** `POST /api/admin/templates/{name}/restore`: the version that becomes the draft. */
export const restoreInput = z.object({ version: z.number().int().min(1) });

/** `POST /api/admin/templates/{name}/schedule`: when the draft is published; null: by hand. */
export const scheduleInput = z.object({ at: instantWithOffsetField.nullable() });

/** Orders of the list. */
export const templateSorts = ['id', 'updatedAt'] as const;
/** Filter of the list. */
export const templateFilter = z.strictObject({ q: z.string().max(200).optional(), state: z.enum(templateStates).optional(), hasDraft: z.boolean().optional() });

/** A section as the editor offers it. `schema` is JSON schema; its properties carry `input`, which says how they are entered. */
export const sectionCardSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    about: z.string(),
    fits: z.array(z.string()).nullable().describe('Templates of the shop on which it can stand; null: any'),
    group: z.enum(['page', ...sectionGroups]).describe('Among which others it is offered; `page`: it belongs to one kind of page'),
    addable: z.boolean(),
    schema: z.record(z.string(), z.unknown()),
    defaults: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'SectionCard', description: 'A section as the editor of templates offers it.' });

/** A section as the editor offers it. */
export type SectionDescription = z.infer<typeof sectionCardSchema>;

/** `POST /api/admin/templates/{name}/render`: sections as they are on the screen, and the page to show them on. */
export const renderInput = z.object({
  path: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])[^?#]*$/)
    .default('/'),
  sections: sectionsSchema,
});

/** Sections as markup: in the order asked for, null for one that this page cannot show. `head`, `body` and `foot` are what stands around them. */
export const draftMarkupSchema = z
  .object({
    isFound: z.boolean().describe('Whether the page shows something to guests'),
    locale: z.string(),
    styles: z.array(z.string()).describe('Style sheets of the page'),
    head: z.string(),
    body: z.string(),
    foot: z.string(),
    sections: z.array(z.string().nullable()),
  })
  .meta({ id: 'DraftMarkup', description: 'Sections that are being edited, as HTML.' });

/** Sections as markup. */
export type DraftMarkup = z.infer<typeof draftMarkupSchema>;

/** A ready theme: what it looks like before the merchant changes anything. */
export const readyThemeSchema = z.object({ id: z.string(), theme: themeSchema });

/** There is no draft that could be published or dropped. Cure: Save a draft first. */
export const noDraft: ErrorSpec = { reason: 'noDraft', wire: 41, status: 409, message: m.templates_no_draft };
/** Nothing of the merchant's is published under this name. Cure: Publish a draft first. */
export const nothingPublished: ErrorSpec = { reason: 'nothingPublished', wire: 41, status: 409, message: m.templates_nothing_published };
/** A template of this name is there already. Cure: Choose another name. */
export const templateExists: ErrorSpec = { reason: 'templateExists', wire: 41, status: 409, message: m.templates_exists };
/** There are as many templates as there may be. Cure: Delete a template first. */
export const tooManyTemplates: ErrorSpec = { reason: 'tooManyTemplates', wire: 41, status: 409, message: m.templates_too_many };
