import { expect, it } from 'vitest';
import { z } from 'zod';
import { messageLocales } from '#kit/pure/languages.ts';
import { fieldErrors, fieldTitle } from './field-errors.ts';

it('names fields in words, those of the back office as its audit log does', () => {
  const input = z.object({ variants: z.array(z.object({ weightGrams: z.number().min(0), email: z.email() })).max(1) });
  const errorsIn = (locale: 'en' | 'zh') => fieldErrors(input.safeParse({ variants: [{ weightGrams: -2, email: '?' }] }).error!.issues, locale);
  expect(errorsIn('en')['variants.0.weightGrams']).toMatch(/^Weight in grams /);
  expect(errorsIn('zh')['variants.0.weightGrams']).not.toMatch(/weightGrams/);
  expect(errorsIn('en')['variants.0.email']).not.toMatch(/^email/);
});

// Nobody who fills in a form has seen its names: "trackingUrl is not valid" told staff nothing.
const typedByStaff = ['expressName', 'expressNumber', 'giftWrappingSku', 'minQuantity', 'minSubtotal', 'perCustomerLimit', 'postalFrom', 'postcode', 'secretKey', 'seoTitle', 'totalLimit', 'trackingUrl'];
it.each(messageLocales)('names what staff type in words (%s)', (locale) => {
  expect(typedByStaff.filter((name) => fieldTitle(name, locale) === name)).toEqual([]);
});
