import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './field-errors.ts';

it('names fields in words, those of the back office as its audit log does', () => {
  const input = z.object({ variants: z.array(z.object({ weightGrams: z.number().min(0), email: z.email() })).max(1) });
  const errorsIn = (locale: 'en' | 'zh') => fieldErrors(input.safeParse({ variants: [{ weightGrams: -2, email: '?' }] }).error!.issues, locale);
  expect(errorsIn('en')['variants.0.weightGrams']).toMatch(/^Weight in grams /);
  expect(errorsIn('zh')['variants.0.weightGrams']).not.toMatch(/weightGrams/);
  expect(errorsIn('en')['variants.0.email']).not.toMatch(/^email/);
});
