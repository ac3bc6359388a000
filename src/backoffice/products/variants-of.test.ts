import { describe, expect, it } from 'vitest';
import { pastedCells } from '../components/inputs/pasted-cells.ts';
import { emptyVariant, fitVariants, freeKey, inOptionOrder, missingVariants, type Option } from './variants-of.ts';

const option = (key: string, ...choices: string[]): Option => ({
  key,
  texts: { en: { title: key } },
  choices: choices.map((choice) => ({ key: choice, texts: {}, swatch: null, imageId: null })),
});
const variant = (options: Record<string, string>, more: object = {}) => ({ ...emptyVariant('USD'), options, ...more });
const chosen = (variants: readonly { options: object }[]) => variants.map(({ options }) => Object.values(options).join('/'));
const colour = option('colour', 'red', 'blue');
const size = option('size', 's', 'l');

describe('variants', () => {
  it('are made of every combination that is missing, like the first', () => {
    const only = fitVariants([colour, size], [variant({}, { sku: 'MUG', price: { amount: 900, currency: 'USD' }, onHand: 4, barcode: '1' })]);
    expect(chosen(only)).toEqual(['red/s']);
    const missing = missingVariants([colour, size], only);
    expect(chosen(missing)).toEqual(['red/l', 'blue/s', 'blue/l']);
    expect(missing[0]).toMatchObject({ price: { amount: 900 }, sku: '', onHand: 0, barcode: null });
    expect(chosen(inOptionOrder([option('colour', 'blue', 'red'), size], [...only, ...missing]))).toEqual(['blue/s', 'blue/l', 'red/s', 'red/l']);
    expect(missingVariants([colour, size], [...only, ...missing])).toEqual([]);
  });

  it('go with a choice that is gone, and stay when an option comes or goes', () => {
    const all = ['red', 'blue'].flatMap((of) => ['s', 'l'].map((one) => variant({ colour: of, size: one }, { id: `${of}-${one}` })));
    expect(chosen(fitVariants([option('colour', 'red'), size], all))).toEqual(['red/s', 'red/l']);
    expect(fitVariants([colour], all).map(({ id }) => id)).toEqual(['red-s', 'blue-s']);
    expect(chosen(fitVariants([colour, size, option('form', 'round')], all.slice(0, 1)))).toEqual(['red/s/round']);
    expect(fitVariants([], all).map(({ id, options }) => [id, options])).toEqual([['red-s', {}]]);
    expect(fitVariants([option('colour', 'green')], all)).toMatchObject([{ id: 'red-s', options: { colour: 'green' } }]);
    expect(chosen(fitVariants([colour, option('new')], all.slice(0, 1)))).toEqual(['red']);
  });

  it('are not made by the million', () => {
    const many = Array.from({ length: 200 }, (_, index) => String(index));
    expect(
      missingVariants(
        ['a', 'b', 'c'].map((key) => option(key, ...many)),
        [variant({})],
      ),
    ).toEqual([]);
  });
});

it('keys are one choice’s alone', () => {
  expect([freeKey('Light blue', []), freeKey('Light Blue!', ['light-blue', 'light-blue-2']), freeKey('红', []), freeKey('…', [])]).toEqual([
    'light-blue',
    'light-blue-3',
    '红',
    'x',
  ]);
});

it('cells are read as a spreadsheet copies them', () => {
  expect(pastedCells('12.50')).toBeNull();
  expect(pastedCells('12.50\n')).toBeNull();
  expect(pastedCells('12.50\t15\r\n9\t\r\n')).toEqual([
    ['12.50', '15'],
    ['9', ''],
  ]);
});
