import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSizes, inSizeOrder, sizeOf } from './size-order.ts';

const orders = {
  letters: ['XXS', 'XS', 'S', 'S/M', 'M', 'L', 'XL', 'XXL', '3XL'],
  explained: ['S · 12 cm', 'M · 16 cm', 'L · 24 cm'],
  words: ['XSmall', 'Small', 'Small/Medium', 'Medium', 'Large', 'Large/XLarge', 'XLarge', 'Extra Extra Large'],
  Chinese: ['特小码', '小码', '中码', '大码', '加大码'],
  numbers: ['5', '6', '6.5', '7', '10', '10.5', '11,5', '28.5'],
  lengths: ['85MM', '40 cm', '137cm', '157.5cm', '158cm', '2 m'],
  areas: ['80 × 150 cm', '80 × 200 cm', '140 × 200 cm'],
  volumes: ['200 ml', '0.5 l', '750 ml', '1 l'],
  weights: ['250 g', '1 kg', '2,5 kg'],
};

describe('sizes', () => {
  it.each(Object.entries(orders))('come in order: %s', (_name, titles) => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...titles], { minLength: titles.length }), (shuffled) => {
        expect(inSizeOrder(shuffled, String)).toEqual(titles);
      }),
    );
  });

  it.each(['Regular', 'Black', 'B83', 'Powder Pink', 'Set of 2', 'XM', ''])('%j is none', (title) => {
    expect(sizeOf(title)).toBeNull();
  });

  it('letters come before numbers, and what is no size last', () => {
    const mixed = ['Regular', '158cm', '7', 'M'].toSorted((a, b) => compareSizes(sizeOf(a), sizeOf(b)));
    expect(mixed).toEqual(['M', '7', '158cm', 'Regular']);
  });

  it('a list with a word among its sizes stays in the merchant’s order', () => {
    expect(inSizeOrder(['L', 'Regular', 'S'], String)).toEqual(['L', 'Regular', 'S']);
  });
});
