/** What products say in their custom fields: as pages and staff read it, and as it is written. */
import * as m from '#messages';
import { cleanFields, shownFields, titleOfField, type FieldValues } from '#kit/pure/fields/field-values.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { memoize } from '#kit/server/memoize.ts';
import type { Product } from '../contract.ts';
import type { InputErrors } from '../staff/input-errors.ts';
import { findFields, type StoredField } from './store.ts';

/** The cache tag of whatever shows fields of products. */
export const fieldsTag = 'product-fields';

/** The fields of the shop, in order. */
export const readFields = memoize((db: Queryable) => findFields(db), { tags: [fieldsTag] });

/** Keys of the fields that lists are filtered by, in order. */
export async function facetFields(db: Queryable): Promise<string[]> {
  return (await readFields(db)).filter(({ asFacet }) => asFacet).map(({ key }) => key);
}

const asItIs = (text: string) => text;

/** What a product says, without what its fields no longer are: for staff, who see their own changes at once, so not of what pages remember. */
export async function valuesOf(db: Queryable, stored: FieldValues): Promise<FieldValues> {
  return Object.keys(stored).length === 0 ? {} : cleanFields(await findFields(db), stored, asItIs).values;
}

/** What the product's page shows, in the merchant's order. */
export function shownOnPage(definitions: readonly StoredField[], stored: FieldValues, lang: string): Product['fields'] {
  if (Object.keys(stored).length === 0) return [];
  const units = new Map(definitions.map(({ key, unit }) => [key, unit]));
  return shownFields(
    definitions.filter(({ showOnPage }) => showOnPage),
    stored,
    { lang, pictureOf: () => null },
  ).map(({ key, kind, title, value }) => ({ key, kind: kind as Product['fields'][number]['kind'], title, value, unit: units.get(key) ?? '' }));
}

/** What is written of a product's fields, as it is stored; notes keys that there are not, and values that do not fit. */
export async function checkedValues(
  { locale, lang }: Pick<Context, 'locale' | 'lang'>,
  tx: Tx,
  { given, errors }: { given: FieldValues; errors: InputErrors },
): Promise<FieldValues> {
  const keys = Object.keys(given);
  if (keys.length === 0) return {};
  const definitions = await findFields(tx, { isShared: true });
  const byKey = new Map(definitions.map((field) => [field.key, field]));
  for (const key of keys) if (!byKey.has(key)) errors.reject(`fields.${key}`, m.catalog_unknown_name({ name: key }, { locale }));
  const { values, faults } = cleanFields(definitions, given, asItIs);
  for (const { key } of faults) errors.reject(`fields.${key}`, m.error_field_invalid({ field: titleOfField(byKey.get(key)!, lang) || key }, { locale }));
  return values;
}
