/** Custom fields in Shopify's product file: a column `Title (product.metafields.custom.key)` each, its words in English. Pure. */
import * as m from '#messages';
import { titleOfField, type FieldValue } from '#kit/pure/fields/field-values.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { productFieldLimits } from '../contract.ts';
import type { StoredField } from '../fields/store.ts';
import { BadCell } from './problem.ts';
import { cut } from './read-cells.ts';

const pattern = /\(product\.metafields\.custom\.([a-z][a-z0-9_-]{0,63})\)$/i;

/** Where the columns of custom fields are, by key. */
export function placeFields(header: readonly string[]): ReadonlyMap<string, number> {
  const at = new Map<string, number>();
  for (const [index, name] of header.entries()) {
    const key = pattern.exec(name.trim())?.[1]?.toLowerCase();
    if (key !== undefined && !at.has(key)) at.set(key, index);
  }
  return at;
}

/** What a field's column is called. */
export const fieldColumn = (field: StoredField): string => `${titleOfField(field, 'en')} (product.metafields.custom.${field.key})`;

const choiceFor = ({ choices }: StoredField, text: string) =>
  choices.find(({ value }) => value === text) ?? choices.find((choice) => titleOfField(choice, 'en').toLowerCase() === text.toLowerCase());

/** What a product says in a field, as `readFieldCell` reads it. */
export function fieldCell(field: StoredField, value: FieldValue | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object') return value['en'] ?? '';
  const choice = field.kind === 'choice' ? field.choices.find((one) => one.value === value) : undefined;
  const title = choice ? titleOfField(choice, 'en').trim() : '';
  return choice && choiceFor(field, title) === choice ? title : String(value);
}

type Message = (params: { field: string; text: string }, options: { locale: Locale }) => string;

/** What a cell says; null: nothing. `before` is what the product says now, in other languages too. @throws BadCell */
export function readFieldCell(field: StoredField, cell: string, before: FieldValue | undefined): FieldValue {
  // The field is called what its column is.
  const reject = (message: Message) => new BadCell((options) => message({ field: titleOfField(field, 'en'), text: cut(cell) }, options));
  if (field.kind === 'text') return readText(cell, before, reject);
  if (cell === '') return null;
  switch (field.kind) {
    case 'number': {
      const isNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(cell) && Number.isFinite(Number(cell));
      if (!isNumber) throw reject(m.import_field_number);
      return Number(cell);
    }
    case 'yesNo':
      if (!/^(?:true|yes|1|false|no|0)$/i.test(cell)) throw reject(m.import_field_yes_no);
      return /^(?:true|yes|1)$/i.test(cell);
    case 'date': {
      const day = /^\d{4}-\d{2}-\d{2}$/.test(cell) ? new Date(`${cell}T00:00:00Z`) : null;
      if (!day || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(cell)) throw reject(m.import_field_date);
      return cell;
    }
    case 'choice': {
      const choice = choiceFor(field, cell);
      if (!choice) throw reject(m.import_field_choice);
      return choice.value;
    }
  }
}

function readText(cell: string, before: FieldValue | undefined, reject: (message: Message) => BadCell): FieldValue {
  if (cell.length > productFieldLimits.textLength) throw reject(m.import_field_long);
  const { en: _en, ...others } = typeof before === 'object' && before !== null ? before : ({} as Record<string, string>);
  const text = cell.replaceAll(/\s+/g, ' ').trim();
  const words = text === '' ? others : { ...others, en: text };
  return Object.keys(words).length === 0 ? null : (words as FieldValue);
}
