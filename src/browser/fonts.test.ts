import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const of = (rule: string, property: string) => new RegExp(`${property}: ([^;]+);`).exec(rule)?.[1] ?? '';
const rules = readFileSync('src/ui/fonts.css', 'utf8').match(/@font-face \{[^}]+\}/g) ?? [];

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
  const fonts = Map.groupBy(rules, (rule) => `${of(rule, 'font-family')} ${of(rule, 'font-weight')}`);
  expect([...fonts.values()].map((files) => files.length).toSorted()).toEqual([1, 2, 2]);
  for (const files of fonts.values()) {
    const characters = files.flatMap((rule) => charactersOf(of(rule, 'unicode-range')));
    expect(characters.length).toBeGreaterThan(200);
    expect(characters.filter((one, index) => characters.indexOf(one) !== index)).toEqual([]);
  }
});
