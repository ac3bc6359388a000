/** What staff wrote of a category, tag, brand or collection, checked and cleaned: as it may be stored. */
import * as m from '#messages';
import { languageNamed, textIn } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { slugify } from '#kit/pure/slugify.ts';
import { cleanHtml } from '#kit/server/clean-html.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { fieldError, requiredField, takenError } from '#kit/server/http/api.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import { isId } from '#kit/server/ids.ts';
import { findPictures } from '../../media/index.ts';
import { readSettings } from '../../settings/index.ts';
import { reservedSegments } from '../../settings/routes/index.ts';
import { catalogLimits, categoryLevels, listingLimits, type CollectionRule, type ListingInput, type ListingKind } from '../contract.ts';
import { brandKey } from '../rules.ts';
import { checkRule, isNaming, namingFields } from './rules.ts';
import { brandsByName, idsBySlug, isRootSlugInUse, isSlugInUse, type ListingTexts } from './store.ts';
import { isBrandKeyTaken } from './store-brands.ts';
import { countRuled } from './store-rules.ts';
import { findWay } from './store-tree.ts';

/** A refusal that names a field whose value makes no sense. */
export const invalidField = (context: Context, field: string) =>
  fieldError(field, m.error_field_invalid({ field: fieldTitle(field.split('.').at(-1)!, context.locale) }, { locale: context.locale }));

const taken = (context: Context, field: string) => takenError(field, m.error_slug_taken({}, { locale: context.locale }));

/** Cleans what is shown as HTML; languages in which nothing is written are left out. */
export function cleanTexts(kind: ListingKind, texts: ListingInput['texts']): ListingTexts {
  const cleaned = Object.entries(texts).map(([lang, text]) => {
    const { slug, ...words } = text;
    return [
      lang,
      {
        ...words,
        ...(kind !== 'brand' && slug ? { slug } : {}),
        ...(text.description === undefined ? {} : { description: cleanHtml(text.description) }),
      },
    ] as const;
  });
  return Object.fromEntries(cleaned.filter(([, text]) => Object.values(text).some((word) => word !== undefined && word !== ''))) as ListingTexts;
}

type Asked = { kind: ListingKind; id: string; input: ListingInput; texts: ListingTexts; before: { slug: string; key?: string } | null };

/**
 * Its address: what was asked for, else made of the title. A brand's follows its name as long as it was never given another.
 * @throws invalidInput (400) where a title has nothing to make an address of, fieldTaken (409)
 */
export async function slugFor(context: Context, tx: Tx, { kind, id, input, texts, before }: Asked): Promise<string> {
  const title = textIn(texts, 'title', 'en');
  const made = (kind === 'brand' ? brandKey(title) : slugify(title)).slice(0, catalogLimits.slugLength);
  const follows = kind === 'brand' && before !== null && before.slug === before.key && (!input.slug || input.slug === before.slug);
  const slug = follows ? made : input.slug || before?.slug || made;
  if (!slug) throw requiredField('slug', context.locale);
  if (slug !== before?.slug && (await isSlugInUse(tx, kind, { slug, id }))) throw taken(context, 'slug');
  return slug;
}

/**
 * Its address right below that of the shop.
 * @throws invalidInput (400) for one that the shop itself needs, fieldTaken (409)
 */
export async function rootSlugFor(context: Context, tx: Tx, { id, rootSlug }: { id: string; rootSlug: string | null | undefined }): Promise<string | null> {
  if (!rootSlug) return null;
  const { routes } = await readSettings(context.db);
  if (reservedSegments(routes).has(rootSlug) || languageNamed(rootSlug))
    throw fieldError('rootSlug', m.content_slug_reserved({ slug: rootSlug }, { locale: context.locale }));
  if (await isRootSlugInUse(tx, { slug: rootSlug, id })) throw taken(context, 'rootSlug');
  return rootSlug;
}

/** A brand's name, as its products have it. @throws invalidInput (400), fieldTaken (409) */
export async function brandNameFor(context: Context, tx: Tx, { id, texts }: Asked): Promise<string> {
  const name = textIn(texts, 'title', 'en').trim();
  const key = brandKey(name);
  if (!key) throw invalidField(context, 'texts.en.title');
  if (await isBrandKeyTaken(tx, { key, id })) throw taken(context, 'texts.en.title');
  return name;
}

/** @throws invalidInput (400) naming the field, for a picture that is not there */
export async function pictureFor(context: Context, tx: Queryable, image: string | null | undefined, field = 'image'): Promise<string | null> {
  if (!image) return null;
  if (!isId(image) || !(await findPictures(tx, [image], 'en')).has(image)) throw invalidField(context, field);
  return image;
}

/**
 * The id of the category above, and the way to it from the top.
 * @throws invalidInput (400) naming `parent`: it is not there, it stands below this one, or the tree would be too deep
 */
export async function parentFor(
  context: Context,
  tx: Tx,
  { id, parent }: { id: string; parent: string | null | undefined },
): Promise<{ id: string | null; way: string[] }> {
  if (parent === null || parent === undefined) return { id: null, way: [] };
  const parentId = (await idsBySlug(tx, 'category', [parent])).get(parent);
  if (parentId === undefined) throw invalidField(context, 'parent');
  const [{ above }, { levels }] = [await findWay(tx, parentId), await findWay(tx, id)];
  if (above.includes(id)) throw fieldError('parent', m.listings_circle({}, { locale: context.locale }));
  if (above.length + Math.max(levels, 1) > categoryLevels)
    throw fieldError('parent', m.listings_too_deep({ most: categoryLevels }, { locale: context.locale }));
  return { id: parentId, way: above };
}

/**
 * A rule as it is stored, with ids for what it names.
 * @throws invalidInput (400) naming conditions (`rule.conditions.0.op`)
 */
export async function ruleFor(context: Context, db: Queryable, given: CollectionRule): Promise<CollectionRule> {
  const { rule, faults } = checkRule(given);
  const errors = Object.fromEntries(faults.map((place) => [`rule.${place}`, invalidText(context, place)]));
  const slugsOf = (field: string) => rule.conditions.flatMap((one) => (one.field === field ? [String(one.value)] : []));
  const ids = new Map(await Promise.all(namingFields.map(async (field) => [field as string, await idsBySlug(db, field, slugsOf(field))] as const)));
  // Products name their brand as it is called.
  const brands = await brandsByName(db, slugsOf('brand'));
  const conditions = rule.conditions.map((one, index) => {
    if (!isNaming(one.field)) return one;
    const id = ids.get(one.field)!.get(String(one.value)) ?? (one.field === 'brand' ? brands.get(String(one.value)) : undefined);
    if (id === undefined) errors[`rule.conditions.${index}.value`] ??= invalidText(context, 'value');
    return { ...one, value: id ?? '' };
  });
  const first = Object.entries(errors);
  if (first.length > 0) throw rejected(errors);
  return { match: rule.match, conditions };
}

const invalidText = (context: Context, place: string) =>
  m.error_field_invalid({ field: fieldTitle(place.split('.').at(-1)!, context.locale) }, { locale: context.locale });

function rejected(errors: Record<string, string>): ShopError {
  const [[field, message]] = Object.entries(errors) as [[string, string]];
  const one = fieldError(field, message);
  return new ShopError(one.spec, { data: { errors } });
}

/** @throws invalidInput (400) where the shop has as many collections by rule as it can */
export async function rejectTooManyRules(context: Context, tx: Tx, id: string): Promise<void> {
  if ((await countRuled(tx, id)) >= listingLimits.ruled)
    throw fieldError('rule', m.listings_too_many_rules({ most: listingLimits.ruled }, { locale: context.locale }));
}

/** The ids of a collection's products, in order. @throws invalidInput (400) naming the first that is not there */
export async function membersFor(context: Context, tx: Tx, slugs: readonly string[]): Promise<string[]> {
  const ids = await idsBySlug(tx, 'product', slugs);
  const unknown = slugs.findIndex((slug) => !ids.has(slug));
  if (unknown !== -1) throw fieldError(`products.${unknown}`, m.catalog_unknown_name({ name: slugs[unknown]! }, { locale: context.locale }));
  return [...new Set(slugs.map((slug) => ids.get(slug)!))];
}
