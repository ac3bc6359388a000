/** Validation of a form by its fields as data; pure. Error messages: docs/rules/pages.md, "Forms". */
import * as m from '#messages';
import { isEmail } from '#kit/pure/mail/address.ts';
import { textIn, type Locale } from '#kit/pure/languages.ts';
import { inquiryLimits, type Answer, type FormField, type SubmitInput } from './contract.ts';

/** What was given for a field. */
type Given = SubmitInput['fields'][string] | undefined;

/** How answers are checked: the language of messages, and checks of other slices. */
export type Asked = { lang: string; locale: Locale; isCountry(code: string): boolean; countryName(code: string): string };

/** What came of it. `files` are ids of uploads by field. */
export type Checked = { answers: Answer[]; errors: Record<string, string>; email: string | null; files: { key: string; id: string; title: string }[] };

// Linear in time on the lengths that reach it.
const phonePattern = /^\+?[1-9]\d{1,14}$/;
const usualLength = 200;
const usualTextLength = 4_000;

/** A field's name in a language. */
export const labelOf = (field: Pick<FormField, 'texts' | 'key'>, lang: string): string => textIn(field.texts, 'label', lang) || field.key;

/** The most characters that a field takes. */
export function lengthOf(field: Pick<FormField, 'kind' | 'maxLength'>): number {
  return Math.min(field.maxLength ?? (field.kind === 'textarea' ? usualTextLength : usualLength), inquiryLimits.value);
}

/** Checks what was sent against the form's fields. Whatever the form does not ask for is left out. */
export function checkAnswers(fields: readonly FormField[], given: SubmitInput['fields'], asked: Asked): Checked {
  const checked: Checked = { answers: [], errors: {}, email: null, files: [] };
  for (const field of fields) {
    const value = Object.hasOwn(given, field.key) ? given[field.key] : undefined;
    const found = check(field, value, asked);
    if ('error' in found) checked.errors[`fields.${field.key}`] = found.error;
    else if (found.value !== '') {
      checked.answers.push({ key: field.key, kind: field.kind, title: labelOf(field, asked.lang), value: found.value });
      if (field.kind === 'email') checked.email ??= found.value;
      if (field.kind === 'file') checked.files.push({ key: field.key, id: found.value, title: labelOf(field, asked.lang) });
    }
  }
  return checked;
}

type Found = { value: string } | { error: string };

function check(field: FormField, given: Given, asked: Asked): Found {
  if (field.kind === 'checkbox') return ticked(field, given, asked);
  if (Array.isArray(given) || typeof given === 'boolean') return { error: please(field, asked) };
  const text = given === undefined || given === null ? '' : String(given).trim();
  if (text === '') return field.required ? { error: missing(field, asked) } : { value: '' };
  if (text.length > lengthOf(field)) return { error: m.page_input_limit({}, asked) };
  if (field.minLength !== undefined && text.length < field.minLength)
    return { error: m.error_field_too_short({ field: labelOf(field, asked.lang), min: field.minLength }, asked) };
  return byKind(field, text, asked);
}

function byKind(field: FormField, text: string, asked: Asked): Found {
  switch (field.kind) {
    case 'email':
      return isEmail(text) ? { value: text } : { error: please(field, asked) };
    case 'phone': {
      const digits = text.replaceAll(/[\s().-]/g, '');
      return digits.length <= 16 && phonePattern.test(digits) ? { value: digits } : { error: please(field, asked) };
    }
    case 'number':
      return numberOf(field, text, asked);
    case 'date':
      return isDate(text) ? { value: text } : { error: choose(field, asked) };
    case 'select':
    case 'radio': {
      const option = field.options.find((one) => one.value === text);
      return option ? { value: textIn(option.texts, 'title', asked.lang) || option.value } : { error: choose(field, asked) };
    }
    case 'country':
      return asked.isCountry(text) ? { value: asked.countryName(text) } : { error: choose(field, asked) };
    default:
      // One line stays one line.
      return { value: field.kind === 'textarea' ? text : text.replaceAll(/\s+/g, ' ') };
  }
}

function numberOf(field: FormField, text: string, asked: Asked): Found {
  if (!/^-?\d{1,12}(?:\.\d{1,6})?$/.test(text)) return { error: please(field, asked) };
  const title = labelOf(field, asked.lang);
  if (field.min !== undefined && Number(text) < field.min) return { error: m.error_field_too_small({ field: title, min: field.min }, asked) };
  if (field.max !== undefined && Number(text) > field.max) return { error: m.error_field_too_big({ field: title, max: field.max }, asked) };
  return { value: text };
}

/** One box to tick, or several. A single one that must be ticked is an agreement. */
function ticked(field: FormField, given: Given, asked: Asked): Found {
  if (field.options.length === 0) {
    const yes = given === true || given === 'on' || given === 'true' || given === '1';
    if (yes) return { value: m.inquiries_yes({}, asked) };
    return field.required ? { error: m.checkout_agree_first({}, asked) } : { value: '' };
  }
  const chosen = Array.isArray(given) ? given : typeof given === 'string' && given !== '' ? [given] : [];
  if (chosen.length === 0) return field.required ? { error: choose(field, asked) } : { value: '' };
  const options = new Map(field.options.map((option) => [option.value, textIn(option.texts, 'title', asked.lang) || option.value]));
  if (!chosen.every((value) => options.has(value))) return { error: choose(field, asked) };
  return { value: [...new Set(chosen)].map((value) => options.get(value)!).join(', ') };
}

const chosenKinds = new Set(['select', 'radio', 'country', 'date', 'file']);
const choose = (field: FormField, asked: Asked) => m.error_field_choice({ field: labelOf(field, asked.lang) }, asked);
const please = (field: FormField, asked: Asked) => m.inquiries_please_enter({ field: labelOf(field, asked.lang) }, asked);
const missing = (field: FormField, asked: Asked) =>
  chosenKinds.has(field.kind) ? choose(field, asked) : m.error_required({ field: labelOf(field, asked.lang) }, asked);

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
