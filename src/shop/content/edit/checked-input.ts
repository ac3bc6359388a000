/** What staff wrote, checked and cleaned: as it may be stored. */
import * as m from '#messages';
import { invalidInput } from '#kit/pure/common-errors.ts';
import { cleanFields, picturesOfFields, textsOfFields, titleOfField, type FieldValues } from '#kit/pure/fields/field-values.ts';
import { languageNamed, textIn, type Texts } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { slugify } from '#kit/pure/slugify.ts';
import { cleanHtml } from '#kit/server/clean-html.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError, invalidField, requiredField, takenError } from '#kit/server/http/api.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import { isSlugTaken } from '#kit/server/slugs.ts';
import { isId } from '#kit/server/ids.ts';
import type { EntryField } from '#shop/settings/contract.ts';
import { readSettings } from '#shop/settings/index.ts';
import { reservedSegments } from '#shop/settings/routes/index.ts';
import { contentLimits, ownPages, type ContentInput, type ContentKind } from '../contract.ts';
import { fieldsOf } from '../fields/read-fields.ts';
import { readingOf, searchTextOf } from '../rules.ts';
import type { ContentField } from '../store.ts';
import { takenSlugs, unknownReferences, type ItemRow } from './store.ts';

/** The entries' type whose pages live below the app path (`/app/<slug>`); every shop has it. */
export const appType = 'app';

/** Where no market offers withdrawal, its address is the merchant's. */
const isOwnPage = (slug: string) => slug !== 'withdrawal' && (ownPages as readonly string[]).includes(slug);

type Checked = { id: string; kind: ContentKind; input: ContentInput };

/**
 * Cleans rich text, makes an empty slug of the title, and refuses what cannot be: no title, an address that is taken or
 * spoken for, an unknown picture, product, category, tag or type, a time that ends before it begins.
 * @throws invalidInput (400), or fieldTaken (409) for an address that is taken, naming the field
 */
export async function checkedInput(context: Context, tx: Tx, { id, kind, input }: Checked): Promise<ContentInput> {
  const options = { locale: context.locale };
  const { routes } = await readSettings(context.db);
  const texts = cleanTexts(input.texts);
  const title = textIn(texts, 'title', 'en');
  if (!title) throw fieldError('texts.en.title', m.error_required({ field: fieldTitle('title', context.locale) }, options));
  const slug = input.slug || slugify(title).slice(0, contentLimits.slugLength);
  if (!slug) throw requiredField('slug', context.locale);
  const type = kind === 'entry' ? input.type : '';
  const types = [appType, ...routes.customCategories.filter(({ source }) => source === 'entry').map((custom) => custom.type)];
  if (kind === 'entry' && !types.includes(type)) throw fieldError('type', m.content_unknown_type({ types: types.join(', ') }, options));
  const rootSlug = kind === 'article' ? null : input.rootSlug || null;
  if (kind === 'page' && isOwnPage(slug)) throw fieldError('slug', m.content_slug_reserved({ slug }, options));
  if (rootSlug !== null && (reservedSegments(routes).has(rootSlug) || languageNamed(rootSlug)))
    throw fieldError('rootSlug', m.content_slug_reserved({ slug: rootSlug }, options));
  const taken = await takenSlugs(tx, { id, kind, type, slug, rootSlug });
  if (taken.slug) throw takenError('slug', m.content_slug_taken({ slug }, options));
  if (rootSlug !== null && taken.rootSlug) throw takenError('rootSlug', m.content_slug_taken({ slug: rootSlug }, options));
  if (input.publishAt && input.unpublishAt && new Date(input.unpublishAt) <= new Date(input.publishAt))
    throw fieldError('unpublishAt', m.content_ends_before({}, options));
  const fields = checkedFields(context, fieldsOf(routes, { kind, type }), input.fields);
  const pictures = picturesOfFields(fieldsOf(routes, { kind, type }), fields as FieldValues);
  await rejectUnknown(context, tx, input, pictures);
  const first = (ids: readonly string[]) => [...new Set(ids)];
  return {
    ...input,
    type,
    slug,
    rootSlug,
    texts: texts as ContentInput['texts'],
    fields,
    pictures: first(input.pictures),
    products: first(input.products),
    categories: first(input.categories),
    tags: first(input.tags),
  };
}

/** The fields of a custom kind, cleaned. @throws invalidInput (400) naming those that are wrong */
function checkedFields(context: Context, definitions: readonly EntryField[], given: ContentInput['fields']): ContentInput['fields'] {
  const { values, faults } = cleanFields(definitions, given as FieldValues, cleanHtml);
  if (faults.length === 0) return values as ContentInput['fields'];
  const { locale, lang } = context;
  const titleOf = (key: string) => titleOfField({ texts: definitions.find((field) => field.key === key)?.texts }, lang) || key;
  const errors = faults.map(({ key, fault }) => [
    `fields.${key}`,
    fault === 'missing' ? m.error_required({ field: titleOf(key) }, { locale }) : m.error_field_invalid({ field: titleOf(key) }, { locale }),
  ]);
  throw new ShopError(invalidInput, { data: { errors: Object.fromEntries(errors) as Record<string, string> } });
}

async function rejectUnknown(context: Context, tx: Tx, input: ContentInput, fieldPictures: readonly string[]): Promise<void> {
  const lists = ['pictures', 'products', 'categories', 'tags'] as const;
  const refuse = (field: string) => invalidField(field, context.locale);
  for (const field of lists) if (!input[field].every(isId)) throw refuse(field);
  if (!fieldPictures.every(isId)) throw refuse('fields');
  const unknown = await unknownReferences(tx, { ...input, pictures: [...input.pictures, ...fieldPictures] });
  for (const field of lists) if (unknown[field].length > 0) throw refuse(field);
}

/** Sanitises bodies; languages in which nothing is written are left out. */
export function cleanTexts(texts: ContentInput['texts']): Texts<ContentField> {
  const cleaned = Object.entries(texts).map(
    ([lang, text]) => [lang, { ...text, ...(text?.body === undefined ? {} : { body: cleanHtml(text.body) }) }] as const,
  );
  return Object.fromEntries(cleaned.filter(([, text]) => Object.values(text).some((word) => word !== undefined && word !== ''))) as Texts<ContentField>;
}

/** Runs a write of a content; an address that is taken in some language is an error of the field. @throws fieldTaken (409) */
export async function rejectingTaken<Result>(context: Context, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isSlugTaken(error)) throw takenError('slug', m.error_slug_taken({}, { locale: context.locale }));
    throw error;
  }
}

/** The row of a checked input. An article that is published without a date gets this moment's. */
export function rowOf({ id, kind, input }: Checked, now: Date): ItemRow {
  const { categories, tags, products, publishAt, ...rest } = input;
  const texts = input.texts as Texts<ContentField>;
  return {
    ...rest,
    id,
    kind,
    texts,
    products,
    reading: readingOf(texts),
    searchText: searchTextOf(texts, textsOfFields(input.fields as FieldValues)),
    topics: [...categories, ...tags],
    publishAt: publishAt ?? (kind === 'article' && input.published ? now.toISOString() : null),
  };
}
