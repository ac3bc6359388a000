import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keys } from './puck-texts.ts';

/** Parts of Puck that these editors do not show. */
const unshown = /^(?:field-(?:external|richtext)-|header-publish$|action-selectparent$|drawer-category-other$|field-arrayitem-summary$|plugin-components$)/;

it('every word that Puck says in its editors is translated', () => {
  const library = globSync('node_modules/@puckeditor/core/dist/chunk-*.mjs').map((file) => readFileSync(file, 'utf8'));
  const [, dictionary = ''] = library.map((text) => /var defaultDictionary = \{([\s\S]*?)\n\};/.exec(text)).find(Boolean) ?? [];
  const said = [...dictionary.matchAll(/^ {2}"([\w-]+)":/gm)].map(([, key]) => key!);
  expect(said.length).toBeGreaterThan(keys.length);
  expect(said.filter((key) => !unshown.test(key) && !keys.some((one) => one === key))).toEqual([]);
});
