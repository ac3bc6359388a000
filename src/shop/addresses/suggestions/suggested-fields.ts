/** What services say of an address, as the fields of its country. */
import { z } from 'zod';
import { addressFields } from '#kit/pure/places/address-fields.ts';
import { isPlainLine } from '#kit/pure/plain-text.ts';
import { provinceCode } from '../check-address.ts';
import type { suggestionSchema } from '../contract.ts';
import { rulesOf } from '../countries.ts';

/** An address in the fields of its country: without a person. */
export type SuggestedFields = z.infer<typeof suggestionSchema>['address'];

const titleLength = 200;
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => isPlainLine(text) && !/[<>]/.test(text));
const field = (name: keyof typeof addressFields) => line(addressFields[name].maxLength);

/** A suggestion's line: text without markup, steering characters or line breaks. */
export const suggestedTitle = line(titleLength).min(1);

/** The fields of a suggestion as a service must answer them. */
export const suggestedFields = z.object({
  country: z.string(),
  province: field('province'),
  city: field('city'),
  area: field('area'),
  postalCode: field('postalCode'),
  address: field('address'),
});

/** An address as international formats have it, named as in libaddressinput: S state, C city, D district, Z postal code, A street. */
export type AddressParts = Record<'S' | 'C' | 'D' | 'Z' | 'A', string>;

/** An address of which the country alone is known. */
export const unknownFields = (country: string): SuggestedFields => ({ country, province: '', city: '', area: '', postalCode: '', address: '' });

/** Parts as the fields of a country; null where the street is missing, or something is no plain text. A province that the country does not know is left out. */
export function fieldsOf(country: string, parts: AddressParts): SuggestedFields | null {
  const rules = rulesOf(country);
  const fields = unknownFields(country);
  for (const letter of ['S', 'C', 'D', 'Z', 'A'] as const) Object.assign(fields, { [rules.letters[letter] ?? 'unknown']: parts[letter] });
  const read = suggestedFields.safeParse({ ...fields, province: provinceCode(rules, fields.province.trim()) ?? '' });
  return read.success && read.data.address !== '' ? askedFor(read.data) : null;
}

/** Without what the country's form does not ask for: it would be stored unseen. */
export function askedFor(address: SuggestedFields): SuggestedFields {
  const { fields } = rulesOf(address.country);
  const kept = (['province', 'city', 'area', 'postalCode'] as const).map((name) => [name, fields.includes(name) ? address[name] : '']);
  return { ...address, ...Object.fromEntries(kept) };
}

/**
 * The language for the names of a country's places. The parcel goes there, so it is the country's, if that has Latin letters; elsewhere it is the reader's where
 * they share it, or English.
 */
export function languageOfPlaces(country: string, reader: string): string {
  const local = new Intl.Locale(rulesOf(country).language || `und-${country}`).maximize();
  if (local.language === new Intl.Locale(reader).language) return reader;
  return local.script === 'Latn' ? local.language : 'en';
}
