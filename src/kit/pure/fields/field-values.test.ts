import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFields, shownFields, type FieldDefinition, type FieldKind, type FieldValue } from './field-values.ts';

const kinds: readonly FieldKind[] = ['text', 'richText', 'number', 'yesNo', 'date', 'choice', 'picture'];

const field = (kind: FieldKind, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key: kind,
  kind,
  required: false,
  texts: { en: { title: `The ${kind}` } },
  choices: [{ value: 'oak', texts: { en: { title: 'Oak' }, zh: { title: '橡木' } } }],
  ...more,
});
const clean = (html: string) => html.replaceAll(/<script>.*?<\/script>/g, '');
const all = kinds.map((kind) => field(kind));

describe('fields that a merchant defines', () => {
  it('store what fits, cleaned, and nothing besides', () => {
    const given = {
      text: { en: '  two \n lines ', zh: '' },
      richText: { en: '<p>a</p><script>x</script>' },
      number: 0,
      yesNo: false,
      date: '2028-02-29',
      choice: 'oak',
      picture: 'p1',
      other: 'x',
    };
    expect(cleanFields(all, given, clean)).toEqual({
      values: { text: { en: 'two lines' }, richText: { en: '<p>a</p>' }, number: 0, yesNo: false, date: '2028-02-29', choice: 'oak', picture: 'p1' },
      faults: [],
    });
  });

  it.each<[FieldKind, FieldValue]>([
    ['text', 'x'],
    ['richText', 5],
    ['number', '5'],
    ['yesNo', 'true'],
    ['yesNo', 1],
    ['date', '2027-02-29'],
    ['date', 20_280_229],
    ['choice', 'elm'],
    ['picture', { en: 'p1' }],
  ])('reject for a %s what it cannot be: %j', (kind, value) => {
    expect(cleanFields([field(kind)], { [kind]: value }, clean).faults).toEqual([{ key: kind, fault: 'invalid' }]);
  });

  it('that are required say something', () => {
    for (const kind of kinds)
      for (const value of [undefined, null, '', ...(kind === 'text' || kind === 'richText' ? [{}, { en: ' ' }] : [])] as FieldValue[])
        expect([kind, cleanFields([field(kind, { required: true })], value === undefined ? {} : { [kind]: value }, clean).faults]).toEqual([
          kind,
          [{ key: kind, fault: 'missing' }],
        ]);
  });

  it('are shown in order and language, a choice by its title', () => {
    const values = { choice: 'oak', text: { en: 'Hello', zh: '你好' }, number: 3, yesNo: false, date: '2026-01-02', picture: 'gone' };
    const shown = shownFields(all, values, { lang: 'zh', pictureOf: () => null });
    expect(shown.map(({ key, value }) => [key, value])).toEqual([
      ['text', '你好'],
      ['number', '3'],
      ['yesNo', 'false'],
      ['date', '2026-01-02'],
      ['choice', '橡木'],
    ]);
  });

  it('that were cleaned once are clean', () => {
    const value = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.dictionary(fc.constantFrom('en', 'zh', 'de'), fc.string()));
    const given = fc.dictionary(fc.constantFrom(...kinds, 'other', '__proto__'), value);
    fc.assert(
      fc.property(given, (values) => {
        const once = cleanFields(all, values as Record<string, FieldValue>, clean).values;
        expect(cleanFields(all, once, clean)).toEqual({ values: once, faults: [] });
      }),
    );
  });
});
