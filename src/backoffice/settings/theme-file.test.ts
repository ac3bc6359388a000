import { expect, it } from 'vitest';
import { contrastPairs, poorPairs } from './theme-fields.ts';
import { readThemeFile, themeFile } from './theme-file.ts';

it('a theme comes back from its file as it went', () => {
  const choice = { base: 'night', changes: { primaryColor: '#123456', hideHead: true, container: { screen: { xl: '1100px' } } } };
  expect(readThemeFile(themeFile(choice))).toEqual(choice);
});

it.each([
  '',
  'x',
  '[]',
  'null',
  '{"base":"night","changes":{}}',
  '{"kind":"vitrine-theme","version":2,"base":"a","changes":{}}',
  '{"kind":"vitrine-theme","version":1,"base":"a","changes":[]}',
])('another file is no theme: %s', (text) => expect(readThemeFile(text)).toBeNull());

it('colours that are hard to read are named, those of every pair', () => {
  const fine = Object.fromEntries(contrastPairs.flatMap(([text, on]) => [[text, '#111111'] as const, [on, '#ffffff'] as const]));
  expect(poorPairs(fine)).toEqual([]);
  expect(poorPairs({ ...fine, descColor: '#bbbbbb' })).toEqual([['descColor', 'backgroundColor']]);
  // What is no hexadecimal colour is not judged.
  expect(poorPairs({ ...fine, descColor: 'gray' })).toEqual([]);
});
