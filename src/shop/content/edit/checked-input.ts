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
 * Cleans rich text, makes an empty slug from the title, and checks the input: there must be a title, a free address, known
 * pictures, products, categories, tags and type, and an end after the beginning.
 * @throws invalidInput (400), or fieldTaken (409) for an address that is taken, naming the field
 */
export async function checkedInput(context: Context, tx: Tx, { id, kind, input }: Checked): Promise<ContentInput> {
  const { routes } = await readSettings(context.db);
  const texts = cleanTexts(input.texts);
  const slug = checkedSlug(context, { kind, input, title: titleIn(context, texts) });
  const type = checkedType(context, routes, { kind, input });
  const rootSlug = checkedRootSlug(context, routes, { kind, input });
  await rejectTaken(context, tx, { id, kind, type, slug, rootSlug });
  rejectBackwardTimes(context, input);
  const definitions = fieldsOf(routes, { kind, type });
  const fields = checkedFields(context, definitions, input.fields);
  const pictures = picturesOfFields(definitions, fields as FieldValues);
  await rejectUnknown(context, tx, input, pictures);
  const unique = (ids: readonly string[]) => [...new Set(ids)];
  return {
    ...input,
    type,
    slug,
    rootSlug,
    texts: texts as ContentInput['texts'],
    fields,
    pictures: unique(input.pictures),
    products: unique(input.products),
    categories: unique(input.categories),
    tags: unique(input.tags),
  };
}

type Settings = Awaited<ReturnType<typeof readSettings>>;
type Sent = Pick<Checked, 'kind' | 'input'>;

function titleIn({ locale }: Context, texts: Texts<ContentField>): string {
  const title = textIn(texts, 'title', 'en');
  if (!title) throw fieldError('texts.en.title', m.error_required({ field: fieldTitle('title', locale) }, { locale }));
  return title;
}

function checkedType({ locale }: Context, routes: Settings['routes'], { kind, input: { type } }: Sent): string {
  if (kind !== 'entry') return '';
  const types = [appType, ...routes.customCategories.filter(({ source }) => source === 'entry').map((custom) => custom.type)];
  if (!types.includes(type)) throw fieldError('type', m.content_unknown_type({ types: types.join(', ') }, { locale }));
  return type;
}

function checkedSlug({ locale }: Context, { kind, input, title }: Sent & { title: string }): string {
  const slug = input.slug || slugify(title).slice(0, contentLimits.slugLength);
  if (!slug) throw requiredField('slug', locale);
  if (kind === 'page' && isOwnPage(slug)) throw fieldError('slug', m.content_slug_reserved({ slug }, { locale }));
  return slug;
}

/** The address right below the shop's own, which articles cannot have. */
function checkedRootSlug({ locale }: Context, routes: Settings['routes'], { kind, input }: Sent): string | null {
  const slug = kind === 'article' ? null : input.rootSlug || null;
  if (slug !== null && (reservedSegments(routes).has(slug) || languageNamed(slug))) throw fieldError('rootSlug', m.content_slug_reserved({ slug }, { locale }));
  return slug;
}

async function rejectTaken({ locale }: Context, tx: Tx, address: Parameters<typeof takenSlugs>[1]): Promise<void> {
  const taken = await takenSlugs(tx, address);
  if (taken.slug) throw takenError('slug', m.content_slug_taken({ slug: address.slug }, { locale }));
  if (address.rootSlug !== null && taken.rootSlug) throw takenError('rootSlug', m.content_slug_taken({ slug: address.rootSlug }, { locale }));
}

function rejectBackwardTimes({ locale }: Context, { publishAt, unpublishAt }: ContentInput): void {
  if (publishAt && unpublishAt && new Date(unpublishAt) <= new Date(publishAt)) throw fieldError('unpublishAt', m.content_ends_before({}, { locale }));
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
