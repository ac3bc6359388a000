import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wholeKinds } from '#storefront/compose/assets.ts';
import { kinds } from '#storefront/kinds.ts';

const leftOut = [...readFileSync('src/browser/styles.css', 'utf8').matchAll(/^@source not '\.\.\/(.+)';$/gm)]
  .map(([, glob]) => `src/${glob}`)
  .filter((glob) => !glob.endsWith('.test.ts'));
const withoutStyle = new Set(leftOut.flatMap((glob) => globSync(glob)));

/** Kind of the page that a template is for; one of a loader's own choice goes by its first word. */
const kindOf = (template: string) => kinds.get(template as never)?.kind ?? template.split('-')[0]!;

test('a page whose style sheet is the smaller one shows no section that is left out of it', () => {
  const templates = globSync('themes/*/templates/*.json').map((file) => ({
    name: /([^/]+)\.json$/.exec(file)![1]!,
    sections: (JSON.parse(readFileSync(file, 'utf8')) as { sections: { section: string }[] }).sections.map(({ section }) => section),
  }));
  expect(templates.length).toBeGreaterThan(20);
  expect(withoutStyle.size).toBeGreaterThan(3);
  const wrong = templates
    // The shell stands for pages of the user area alone.
    .filter(({ name }) => name !== 'shell' && !wholeKinds.has(kindOf(name)))
    .flatMap(({ name, sections }) => sections.map((section) => ({ name, section })))
    .filter(({ section }) => globSync(`src/{shop/*,storefront}/sections/${section}/*.tsx`).some((file) => withoutStyle.has(file)));
  expect(wrong).toEqual([]);
});

const valueOf = (rule: string, property: string) => new RegExp(`${property}: ([^;]+);`).exec(rule)?.[1] ?? '';
const fontRules = readFileSync('src/ui/fonts.css', 'utf8').match(/@font-face \{[^}]+\}/g) ?? [];

function charactersOf(range: string): number[] {
  return range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

test('the files of a font share no character, so that none is fetched while another is on its way', () => {
  const fonts = Map.groupBy(fontRules, (rule) => `${valueOf(rule, 'font-family')} ${valueOf(rule, 'font-weight')}`);
  expect([...fonts.values()].map((files) => files.length).toSorted()).toEqual([1, 2, 2]);
  for (const files of fonts.values()) {
    const characters = files.flatMap((rule) => charactersOf(valueOf(rule, 'unicode-range')));
    expect(characters.length).toBeGreaterThan(200);
    expect(characters.filter((one, index) => characters.indexOf(one) !== index)).toEqual([]);
  }
});
