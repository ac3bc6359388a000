import { describe, expect, it } from 'vitest';
import type { Facet } from '../../contract.ts';
import { chosenSpans, lengthSpans } from './length-spans.ts';
import { orderedValues, sizeGroups, splitValues, usefulFacets } from './shown-facets.ts';

const facet = (key: string, title: string, counts: Record<string, number>): Facet => ({
  key,
  title,
  atLeast: false,
  values: Object.entries(counts).map(([value, count]) => ({ value, title: value, count, swatch: null })),
});
const none = new URLSearchParams();
const keys = (facets: readonly Facet[], query: string, total = 30) => usefulFacets(facets, { query: new URLSearchParams(query), total }).map(({ key }) => key);
const names = (values: readonly { title: string }[]) => values.map(({ title }) => title);

describe('the facets beside a list', () => {
  const colour = facet('opt.colour', 'Colour', { Ink: 3, Moss: 9 });
  const scent = facet('opt.scent', 'Scent', { Cedar: 1, Fig: 1 });

  it('leave out one whose values have a product each, unless it is chosen', () => {
    expect(keys([colour, scent], '')).toEqual(['opt.colour']);
    expect(keys([colour, scent], 'opt.scent=Fig')).toEqual(['opt.colour', 'opt.scent']);
  });

  it('never bear one name twice: the one of more products stays, the first of two alike', () => {
    const wood = facet('opt.material', 'Material', { Oak: 3, Walnut: 3 });
    const material = facet('spec.material', 'Material', { Stoneware: 12, Glass: 4 });
    const same = facet('tag', 'Material', { Glass: 4, Wool: 12 });
    expect(keys([wood, material, same], '')).toEqual(['spec.material']);
    expect(keys([wood, material, same], 'opt.material=Oak')).toEqual(['opt.material']);
    expect(keys([wood, material], 'opt.material=Oak&spec.material=Glass')).toEqual(['opt.material', 'spec.material']);
  });

  it('are none beside few products with nothing chosen', () => {
    expect(keys([colour], '', 12)).toEqual([]);
    expect(keys([colour], 'opt.colour=Ink', 1)).toEqual(['opt.colour']);
    expect(usefulFacets([colour], { query: none, total: 13 })).toEqual([colour]);
  });

  it('are none beside twice as many of a collection, which was chosen by hand', () => {
    expect(usefulFacets([colour], { query: none, total: 24, isCollected: true })).toEqual([]);
    expect(usefulFacets([colour], { query: none, total: 25, isCollected: true })).toEqual([colour]);
  });
});

describe('the values of a facet', () => {
  it('stand by how many products they have, those that are alike by their keys', () => {
    expect(names(orderedValues(facet('opt.colour', 'Colour', { Rust: 2, Chalk: 16, Ink: 11, Amber: 2 })))).toEqual(['Chalk', 'Ink', 'Amber', 'Rust']);
  });

  it('keep the order of sizes, of stars and of a merchant’s own list', () => {
    const sizes = { Small: 1, Large: 4, '20 cm': 9, 'Set of 2': 30 };
    expect(names(orderedValues(facet('opt.size', 'Size', sizes)))).toEqual(Object.keys(sizes));
    expect(names(orderedValues(facet('rating', 'Rating', { '5': 1, '4': 9 })))).toEqual(['4', '5']);
    expect(names(orderedValues(facet('field.wood', 'Wood', { Oak: 1, Ash: 9 })))).toEqual(['Oak', 'Ash']);
  });

  it('stand in groups of what they measure where sizes of several kinds are many', () => {
    const groups = (sizes: readonly string[]) =>
      sizeGroups(facet('opt.size', 'Size', Object.fromEntries(sizes.map((size) => [size, 1])))).map(({ kind, values }) => [kind, ...names(values)]);
    const mixed = ['S', 'M', '20 cm', '90 × 60 cm', '250 ml', '1 l', 'Set of 2', 'One size'];
    expect(groups(mixed)).toEqual([
      [0, 'S', 'M'],
      [2, '20 cm', '90 × 60 cm'],
      [3, '250 ml', '1 l'],
      [null, 'Set of 2', 'One size'],
    ]);
    expect(groups(mixed.slice(0, 6))).toEqual([]);
    expect(groups(['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', 'One size'])).toEqual([]);
    expect(groups(['S', 'M', '20 cm', 'Oak', 'Ash', 'Elm', 'Pine', 'Beech'])).toEqual([]);
  });

  it('stand in the same groups in every language, by their keys', () => {
    const titles = {
      en: { s: 'Small', '3-pegs': '3 pegs', '5-pegs': '5 pegs', '12-cm': '12 cm', '80x150': '80 × 150 cm', '0.5l': '0.5 L', '38': '38', single: 'Single' },
      zh: { s: '小号', '3-pegs': '三钩', '5-pegs': '五钩', '12-cm': '12 厘米', '80x150': '80 × 150 厘米', '0.5l': '0.5 升', '38': '38', single: '单只装' },
    };
    for (const texts of Object.values(titles)) {
      const values = Object.entries(texts).map(([value, title]) => ({ value, title, count: 1, swatch: null }));
      const groups = sizeGroups({ key: 'opt.size', title: 'Size', atLeast: false, values });
      expect(groups.map((group) => [group.kind, group.values.map(({ value }) => value)])).toEqual([
        [0, ['s']],
        [1, ['38']],
        [2, ['12-cm', '80x150']],
        [3, ['0.5l']],
        [null, ['3-pegs', '5-pegs', 'single']],
      ]);
    }
  });

  it('put many lengths into ranges of their longest side, and leave few, and what is no length, as they are', () => {
    const spans = (sizes: string[]) => {
      const size = facet('opt.size', 'Size', Object.fromEntries(sizes.map((one) => [one, 1])));
      return lengthSpans(size, size.values).map(({ from, to, values }) => [from, to, ...names(values)]);
    };
    const many = ['8 cm', '12 cm', '18 cm', '20 cm', '24 cm', '30 × 45 cm', '90 cm', '3 m'];
    expect(spans(many)).toEqual([
      [0, 10, '8 cm'],
      [10, 20, '12 cm', '18 cm'],
      [20, 30, '20 cm', '24 cm'],
      [40, 60, '30 × 45 cm'],
      [80, 100, '90 cm'],
      [200, Infinity, '3 m'],
    ]);
    const size = facet('opt.size', 'Size', Object.fromEntries(many.map((one) => [one, 1])));
    expect(chosenSpans(size, ['12 cm', '18 cm', '20 cm', '8 cm']).map(({ from }) => from)).toEqual([10]);
    expect(spans(many.slice(0, 7))).toEqual([]);
    expect(spans([...many, 'One size'])).toEqual([]);
    expect(spans(['20 cm', '21 cm', '22 cm', '23 cm', '24 cm', '25 cm', '26 cm', '27 cm'])).toEqual([]);
  });

  it('show six at once, and what is chosen among the others', () => {
    const { values } = facet('tag', 'Tags', { a: 9, b: 8, c: 7, d: 6, e: 5, f: 4, g: 3, h: 2 });
    expect(names(splitValues(values, []).rest)).toEqual(['g', 'h']);
    expect(names(splitValues(values, ['h']).rest)).toEqual(['g']);
    expect(splitValues(values.slice(0, 7), []).rest).toEqual([]);
  });
});
