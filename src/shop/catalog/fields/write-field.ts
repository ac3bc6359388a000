import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { textIn } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { fieldError, takenError } from '#kit/server/http/api.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { newId } from '#kit/server/ids.ts';
import { recordAction } from '../../staff/index.ts';
import { facetFieldKinds, fieldHasValues, productFieldLimits, tooManyFields, type ProductField, type ProductFieldInput } from '../contract.ts';
import { movedBefore } from '../listings/rules.ts';
import { checkedChoices, keyFor } from './name-field.ts';
import { fieldsTag } from './product-fields.ts';
import { countValues, findFields, lockFields, markRemoved, orderFields, takenKeys, upsertField, type StoredField } from './store.ts';
import { takeValuesJob } from './take-values.ts';

/** All fields, in order; there are few. */
export async function listFields(db: Queryable): Promise<ProductField[]> {
  const [fields, counts] = [await findFields(db), await countValues(db)];
  return fields.map((field) => ({ ...(field as Omit<ProductField, 'productCount'>), productCount: counts.get(field.key) ?? 0 }));
}

/** A field. @throws notFound (404) */
export async function readField(db: Queryable, id: string): Promise<ProductField> {
  const field = (await listFields(db)).find((one) => one.id === id);
  if (!field) throw new ShopError(notFound);
  return field;
}

/** What of one its tag is made of: not what products say meanwhile, nor where others were moved. */
export const fieldState = ({ productCount: _count, position: _position, ...field }: ProductField): object => field;

/**
 * Writes a field, a new one without `id`. Products lose values whose choice is gone, by a job.
 * @throws notFound (404), stale (412), tooManyFields (409), fieldTaken (409) naming `key`, invalidInput (400) naming `kind`, `choices`, `asFacet` or `searchable`
 */
export async function writeField(
  context: Context,
  { input, ...change }: { id?: string; input: ProductFieldInput; ensureFresh?: EnsureFresh },
): Promise<ProductField> {
  return context.transaction(async (tx) => {
    await lockFields(tx);
    const before = change.id === undefined ? null : await readField(tx, change.id);
    if (before) change.ensureFresh?.(fieldState(before));
    const field = before ? await changed(context, { before, input }) : await added(context, tx, input);
    await upsertField(tx, field, context.now());
    const isLost = before?.choices.some(({ value }) => !field.choices.some((choice) => choice.value === value));
    if (isLost) await context.enqueue(tx, takeValuesJob, { id: field.id });
    await announce(tx);
    const after = await readField(tx, field.id);
    await recordAction(tx, context, {
      action: before ? 'productField.update' : 'productField.create',
      subject: field.id,
      detail: { key: field.key },
      before: before && fieldState(before),
      after: fieldState(after),
    });
    return after;
  });
}

async function added(context: Context, tx: Tx, input: ProductFieldInput): Promise<StoredField> {
  const [fields, taken] = [await findFields(tx), await takenKeys(tx)];
  if (fields.length >= productFieldLimits.fields) throw new ShopError(tooManyFields, { params: { count: productFieldLimits.fields } });
  if (input.key !== undefined && taken.has(input.key)) throw takenError('key', m.catalog_field_key_taken({ key: input.key }, { locale: context.locale }));
  const key = input.key ?? keyFor(textIn(input.texts as StoredField['texts'], 'title', 'en'), taken);
  return { ...written(context, input), id: newId(context.now().getTime()), key, position: (fields.at(-1)?.position ?? 0) + 1 };
}

async function changed(context: Context, { before, input }: { before: ProductField; input: ProductFieldInput }): Promise<StoredField> {
  const { locale } = context;
  if (input.key !== undefined && input.key !== before.key) throw fieldError('key', m.catalog_field_fixed({}, { locale }));
  if (input.kind !== before.kind) throw fieldError('kind', m.catalog_field_fixed({}, { locale }));
  return { ...written(context, input), id: before.id, key: before.key, position: before.position };
}

/** What is written of a field, of one kind alone. */
function written(
  { locale }: Context,
  { kind, unit, showOnPage, asFacet, searchable, ...input }: ProductFieldInput,
): Omit<StoredField, 'id' | 'key' | 'position'> {
  if (asFacet && !facetFieldKinds.includes(kind)) throw fieldError('asFacet', m.catalog_field_no_facet({}, { locale }));
  if (searchable && kind !== 'text') throw fieldError('searchable', m.catalog_field_no_search({}, { locale }));
  const choices = kind === 'choice' ? checkedChoices(input.choices) : [];
  if (choices === null) throw fieldError('choices', m.catalog_twice({}, { locale }));
  if (kind === 'choice' && choices.length === 0) throw fieldError('choices', m.catalog_field_no_choices({}, { locale }));
  return { kind, unit: kind === 'number' ? unit : '', showOnPage, asFacet, searchable, choices, texts: filledTexts(input.texts) };
}

/** Titles without empty languages. */
const filledTexts = (texts: ProductFieldInput['texts']) => Object.fromEntries(Object.entries(texts).filter(([, words]) => words.title)) as StoredField['texts'];

/** Pages of products and lists show another field from now on. */
const announce = (tx: Tx) => invalidateTags(tx, [fieldsTag, 'products']);

/** Moves a field before another one, else to the end. @throws notFound (404), invalidInput (400) naming `before` */
export async function moveField(context: Context, { id, before }: { id: string; before?: string | null | undefined }): Promise<ProductField> {
  return context.transaction(async (tx) => {
    await lockFields(tx);
    const was = await readField(tx, id);
    const ids = (await findFields(tx)).map((field) => field.id);
    if (before && (before === id || !ids.includes(before))) throw fieldError('before', m.error_field_invalid({ field: 'before' }, { locale: context.locale }));
    await orderFields(tx, movedBefore(ids, id, before ?? null));
    await announce(tx);
    const after = await readField(tx, id);
    await recordAction(tx, context, {
      action: 'productField.move',
      subject: id,
      detail: { key: was.key },
      before: { position: was.position },
      after: { position: after.position },
    });
    return after;
  });
}

/**
 * Deletes a field. Where products have values of it, these go too, by a job, if `withValues` says so.
 * @throws notFound (404), stale (412), fieldHasValues (409) with `products`, how many they are
 */
export async function deleteField(context: Context, change: { id: string; withValues: boolean; ensureFresh: EnsureFresh }): Promise<void> {
  const { id, withValues } = change;
  await context.transaction(async (tx) => {
    await lockFields(tx);
    const before = await readField(tx, id);
    change.ensureFresh(fieldState(before));
    const { productCount: count } = before;
    if (count > 0 && !withValues) throw new ShopError(fieldHasValues, { params: { count }, data: { products: count } });
    await markRemoved(tx, id, context.now());
    await context.enqueue(tx, takeValuesJob, { id });
    await announce(tx);
    await recordAction(tx, context, { action: 'productField.delete', subject: id, detail: { key: before.key, products: count }, before: fieldState(before) });
  });
}
