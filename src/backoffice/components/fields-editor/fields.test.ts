import { expect, it } from 'vitest';
import { freeKey, newChoice, writtenFields } from './fields.ts';

it('a new field and a new choice get keys that none has', () => {
  expect(freeKey(['field1', 'field3'])).toBe('field2');
  expect(newChoice([{ value: 'choice1' }])).toEqual({ value: 'choice2', texts: {} });
});

it('only languages in which a field is named are sent', () => {
  const fields = [
    {
      key: 'a',
      kind: 'select',
      texts: { en: { label: ' Size ', hint: '' }, zh: { label: '' } },
      options: [{ value: 's', texts: { en: { title: 'S' }, zh: { title: ' ' } } }],
    },
  ];
  expect(writtenFields(fields, 'label', 'options')).toEqual([
    { key: 'a', kind: 'select', texts: { en: { label: 'Size', hint: '' } }, options: [{ value: 's', texts: { en: { title: 'S' } } }] },
  ]);
});
