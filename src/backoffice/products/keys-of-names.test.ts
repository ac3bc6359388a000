import { expect, it } from 'vitest';
import { withKeysOfNames } from './keys-of-names.ts';
import { emptyVariant, type Option } from './variants-of.ts';

const choice = (key: string, title = key) => ({ key, texts: { en: { title } }, swatch: null, imageId: null });
const option = (key: string, texts: Option['texts'], ...choices: Option['choices']): Option => ({ key, texts, choices });
const variant = (options: Record<string, string>) => ({ ...emptyVariant('USD'), options });
const keysOf = ({ options, variants }: { options: readonly Option[]; variants: readonly { options: object }[] }) => ({
  options: options.map(({ key, choices }) => [key, ...choices.map((one) => one.key)]),
  variants: variants.map((one) => one.options),
});

it('a new option has the key of its name, and so have its choices, as the last letter left them', () => {
  const product = {
    options: [option('option', { en: { title: 'Colour' } }, choice('mos', 'Moss'), choice('chalk', 'Chalk')), option('option-2', { zh: { title: '尺寸' } }, choice('s'))],
    variants: [variant({ option: 'mos', 'option-2': 's' }), variant({ option: 'chalk', 'option-2': 's' })],
  };
  expect(keysOf(withKeysOfNames(product, undefined))).toEqual({
    options: [
      ['colour', 'moss', 'chalk'],
      ['尺寸', 's'],
    ],
    variants: [
      { colour: 'moss', 尺寸: 's' },
      { colour: 'chalk', 尺寸: 's' },
    ],
  });
});

it('what is stored keeps its keys, whatever it is called now, and no two are the same', () => {
  const before = { options: [option('colour', { en: { title: 'Colour' } }, choice('red'))] };
  const product = {
    options: [option('colour', { en: { title: 'Glaze' } }, choice('red', 'Scarlet'), choice('x', 'Red')), option('option', { en: { title: 'Colour' } }, choice('a', ''))],
    variants: [variant({ colour: 'x', option: 'a' })],
  };
  expect(keysOf(withKeysOfNames(product, before))).toEqual({
    options: [
      ['colour', 'red', 'red-2'],
      ['colour-2', 'a'],
    ],
    variants: [{ colour: 'red-2', 'colour-2': 'a' }],
  });
});
