import { expect, it } from 'vitest';
import { writtenField } from './written-field.ts';

const oak = { value: 'oak', texts: { en: { title: 'Oak' } } };

it('a new choice is sent without a value, and languages in which nothing is said are left out', () => {
  const made = { value: 'choice1', texts: { en: { title: ' Elm ' }, zh: { title: '' } } };
  expect(
    writtenField({ kind: 'choice', texts: { en: { title: 'Wood' }, zh: { title: ' ' } }, choices: [oak, made], asFacet: true }, { choices: [oak] }),
  ).toEqual({
    kind: 'choice',
    texts: { en: { title: 'Wood' } },
    choices: [oak, { texts: { en: { title: 'Elm' } } }],
    asFacet: true,
    searchable: false,
  });
});

it('choices and filters are sent of the kinds alone that have them', () => {
  const record = { texts: { en: { title: 'Height' } }, choices: [oak], asFacet: true, searchable: true };
  expect(writtenField({ ...record, kind: 'text' })).toMatchObject({ choices: [], asFacet: false, searchable: true });
  for (const kind of ['yesNo', 'number', 'date'] as const)
    expect(writtenField({ ...record, kind })).toMatchObject({ choices: [], asFacet: true, searchable: false });
});
