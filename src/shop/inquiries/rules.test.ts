import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldKinds, formFieldSchema, type FormField } from './contract.ts';
import { countryName, isCountry } from './countries.ts';
import { checkAnswers } from './rules.ts';

const asked = { lang: 'en', locale: 'en', isCountry, countryName: (code: string) => countryName(code, 'en') } as const;
const field = (more: object): FormField => formFieldSchema.parse({ key: 'it', kind: 'text', texts: { en: { label: 'It' } }, ...more });
const options = [
  { value: 'a', texts: { en: { title: 'First' } } },
  { value: 'b', texts: { en: { title: 'Second' } } },
];
const check = (more: object, value?: unknown) => {
  const { answers, errors } = checkAnswers([field(more)], value === undefined ? {} : ({ it: value } as never), asked);
  return answers[0]?.value ?? errors['fields.it'] ?? '';
};

describe('a field', () => {
  it.each([
    [{ required: true }, '', 'It is required'],
    [{ required: true }, '  ', 'It is required'],
    [{ required: true, kind: 'select', options }, '', 'please Select It'],
    [{ required: true, kind: 'radio', options }, 'c', 'please Select It'],
    [{ kind: 'select', options }, 'b', 'Second'],
    [{ kind: 'checkbox', options }, ['a', 'b', 'a'], 'First, Second'],
    [{ kind: 'checkbox', options }, ['a', 'x'], 'please Select It'],
    [{ kind: 'checkbox', required: true }, false, 'Please agree to the privacy agreement and terms of service first'],
    [{ kind: 'checkbox', required: true }, true, 'Yes'],
    [{ kind: 'email' }, 'ada@example.com', 'ada@example.com'],
    [{ kind: 'email' }, 'ada@example', 'Please enter It'],
    [{ kind: 'email' }, `${'a'.repeat(250)}@example.com`, 'Input has reached its limit'],
    [{ kind: 'phone' }, '+1 (415) 555-0132', '+14155550132'],
    [{ kind: 'phone' }, '0415', 'Please enter It'],
    [{ kind: 'number', min: 1, max: 9 }, 5, '5'],
    [{ kind: 'number', min: 1, max: 9 }, '1e3', 'Please enter It'],
    [{ kind: 'number', min: 1, max: 9 }, '10', 'It must be at most 9'],
    [{ kind: 'number', min: 1, max: 9 }, '-1', 'It must be at least 1'],
    [{ kind: 'date' }, '2026-02-30', 'please Select It'],
    [{ kind: 'date' }, '2026-02-28', '2026-02-28'],
    [{ kind: 'country' }, 'DE', 'Germany'],
    [{ kind: 'country' }, 'ZZ', 'please Select It'],
    [{ maxLength: 3 }, 'abcd', 'Input has reached its limit'],
    [{ minLength: 3 }, 'ab', 'It: at least 3 characters'],
    [{}, 'one\nline', 'one line'],
    [{ kind: 'textarea' }, 'two\nlines', 'two\nlines'],
    [{}, ['a'], 'Please enter It'],
    [{}, true, 'Please enter It'],
  ])('%j of %j says %j', (more, value, expected) => expect(check(more, value)).toBe(expected));

  it('whatever it is and whatever comes, is answered, rejected with a message, or left empty; never both, never thrown', () => {
    const anything = fc.oneof(fc.string(), fc.integer(), fc.double({ noNaN: true }), fc.boolean(), fc.constant(null), fc.array(fc.string(), { maxLength: 5 }));
    fc.assert(
      fc.property(fc.constantFrom(...fieldKinds), fc.boolean(), anything, (kind, required, value) => {
        const { answers, errors } = checkAnswers([field({ kind, required, options })], { it: value, other: 'x' } as never, asked);
        const outcomes = answers.length + Object.keys(errors).length;
        expect(outcomes).toBeGreaterThanOrEqual(required ? 1 : 0);
        expect(outcomes).toBeLessThanOrEqual(1);
        expect(answers.every((answer) => answer.key === 'it' && answer.kind === kind && answer.value !== '')).toBe(true);
      }),
    );
  });
});
