/** Fields that a merchant defines (of products, of kinds of content): what was written of them, checked, and what is shown. Pure. */
import { textIn, wordIn } from '../languages.ts';

/** What a field can be. */
export type FieldKind = 'text' | 'richText' | 'number' | 'yesNo' | 'date' | 'choice' | 'picture';

/** A field; `choices` belong to the kind `choice`. */
export type FieldDefinition = {
  key: string;
  kind: FieldKind;
  required?: boolean;
  texts: unknown;
  choices: readonly { value: string; texts: unknown }[];
};

/** What a field holds: texts by language, a number, yes or no, or a day, choice or picture by id. */
export type FieldValue = string | number | boolean | null | Readonly<Record<string, string>>;
/** Values by field. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** What a page shows of a field. */
export type ShownField<Picture> = { key: string; kind: FieldKind; title: string; value: string; picture: Picture | null };

/** How a field is wrong: it says nothing though it must, or it says what it cannot. */
export type FieldFault = 'missing' | 'invalid';

type Cleaned = { values: Record<string, FieldValue>; faults: { key: string; fault: FieldFault }[] };

/** Whether a text is a day of the calendar, as `2026-02-28`; February 30th is none. */
export const isDay = (text: string): boolean => {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

const isNothing = (value: FieldValue | undefined): value is null | undefined | '' => value === undefined || value === null || value === '';

/** What a field or choice is called in a language; empty where nobody said it. */
export const titleOfField = ({ texts }: { texts: unknown }, lang: string): string => textIn(texts as Record<string, { title?: string }>, 'title', lang);

/** Texts by language, each cleaned; null where nothing is left. */
function cleanWords(value: object, clean: (text: string) => string): FieldValue {
  const written = Object.entries(value as Record<string, string>).flatMap(([lang, text]) => {
    const cleaned = clean(text.trim());
    return cleaned === '' ? [] : [[lang, cleaned]];
  });
  return written.length === 0 ? null : (Object.fromEntries(written) as FieldValue);
}

/** One value as it may be stored; undefined where it does not fit its field. */
function cleanValue(field: FieldDefinition, value: Exclude<FieldValue, null>, clean: (html: string) => string): FieldValue | undefined {
  switch (field.kind) {
    case 'text':
      return typeof value === 'object' ? cleanWords(value, (text) => text.replaceAll(/\s+/g, ' ')) : undefined;
    case 'richText':
      return typeof value === 'object' ? cleanWords(value, clean) : undefined;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    case 'yesNo':
      return typeof value === 'boolean' ? value : undefined;
    case 'date':
      return typeof value === 'string' && isDay(value) ? value : undefined;
    case 'choice':
      return field.choices.some((choice) => choice.value === value) ? value : undefined;
    case 'picture':
      return typeof value === 'string' ? value : undefined;
  }
}

/** What was written, as it may be stored: fields that are not defined are left out, and so are those that say nothing. */
export function cleanFields(definitions: readonly FieldDefinition[], given: FieldValues, cleanHtml: (html: string) => string): Cleaned {
  const cleaned: Cleaned = { values: {}, faults: [] };
  for (const field of definitions) {
    const value = Object.hasOwn(given, field.key) ? given[field.key] : undefined;
    const stored = isNothing(value) ? null : cleanValue(field, value, cleanHtml);
    if (stored === undefined) cleaned.faults.push({ key: field.key, fault: 'invalid' });
    else if (stored !== null) cleaned.values[field.key] = stored;
    else if (field.required) cleaned.faults.push({ key: field.key, fault: 'missing' });
  }
  return cleaned;
}

/** Ids of the pictures that fields show. */
export function picturesOfFields(definitions: readonly FieldDefinition[], values: FieldValues): string[] {
  return definitions.flatMap(({ key, kind }) => {
    const value = kind === 'picture' ? values[key] : undefined;
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
}

/** What fields say at length, in all languages, for search. */
export function textsOfFields(values: FieldValues): string[] {
  return Object.values(values).flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value as Record<string, string>) : []));
}

/** What a page shows of the fields, in their order; those that say nothing are left out. Yes and no are `true` and `false`. */
export function shownFields<Picture>(
  definitions: readonly FieldDefinition[],
  values: FieldValues,
  { lang, pictureOf }: { lang: string; pictureOf(id: string): Picture | null },
): ShownField<Picture>[] {
  return definitions.flatMap((field): ShownField<Picture>[] => {
    const value = values[field.key];
    if (isNothing(value)) return [];
    const { key, kind } = field;
    const shown: ShownField<never> = { key, kind, title: titleOfField(field, lang) || key, value: '', picture: null };
    if (typeof value === 'object') return saying(shown, wordIn(value as Record<string, string>, lang));
    const written = String(value);
    if (kind !== 'picture') return saying(shown, kind === 'choice' ? choiceIn(field, written, lang) : written);
    const picture = pictureOf(written);
    return picture ? [{ ...shown, picture }] : [];
  });
}

const saying = (shown: ShownField<never>, value: string): ShownField<never>[] => (value === '' ? [] : [{ ...shown, value }]);

function choiceIn({ choices }: FieldDefinition, value: string, lang: string): string {
  const choice = choices.find((one) => one.value === value);
  return choice ? titleOfField(choice, lang) || value : '';
}
