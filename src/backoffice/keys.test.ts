/** Keys of texts that the back office names where it is written: each is a text, so that nobody reads a key on a button. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const texts = JSON.parse(readFileSync('locales/en.json', 'utf8')) as Record<string, string>;
const named = /(?:translate\(|\b(?:done|final|label|hint|title)=)['"](backoffice_\w+)['"]/g;

it('has a text for each key that is written out', () => {
  const used = globSync('src/backoffice/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(named)].map(([, key = '']) => ({ file, key })),
  );
  expect(used.length).toBeGreaterThan(500);
  expect(used.filter(({ key }) => !(key in texts))).toEqual([]);
});
