/** What `firstStart` of vitrine.config.ts may say. */
import { expect, it } from 'vitest';
import { checkFirstStart, linesOfFirstStart } from './first-start.mjs';

it('takes what a shop can begin with', () => {
  for (const given of [undefined, {}, { name: 'Lindgren & Co.', languages: ['zh'], theme: 'hearth', demo: false }])
    expect(checkFirstStart(given as never)).toEqual(given ?? {});
  expect(linesOfFirstStart({ name: 'A "B"' }).at(-1)).toContain('{"name":"A \\"B\\""}');
});

it.each<[object, string]>([
  [{ name: ' ' }, 'firstStart.name must be a text of 1 to 100 characters'],
  [{ name: 'n'.repeat(101) }, 'firstStart.name must be a text of 1 to 100 characters'],
  [{ languages: ['fr'] }, 'firstStart.languages must be a list of en'],
  [{ theme: '../outside' }, 'firstStart.theme must be the name of a folder of themes/'],
  [{ demo: 'yes' }, 'firstStart.demo must be true or false'],
  [{ colour: 'red', demo: 1 }, 'firstStart.colour must be left out; there are name, languages, theme, demo; firstStart.demo must be'],
])('names field and rule of %j', (given, reason) => {
  expect(() => checkFirstStart(given)).toThrow(reason);
});
