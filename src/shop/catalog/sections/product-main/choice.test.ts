import { describe, expect, it } from 'vitest';
import { chooseValue, inStockBeside, isNoneLeft, stateOf, type Choosable } from './choice.ts';

const variants: Choosable[] = [
  { sku: 'MOSS-S', options: { colour: 'moss', size: 's' }, stock: 'in' },
  { sku: 'MOSS-L', options: { colour: 'moss', size: 'l' }, stock: 'out' },
  { sku: 'CHALK-S', options: { colour: 'chalk', size: 's' }, stock: 'low' },
  { sku: 'INK-XL', options: { colour: 'ink', size: 'xl' }, stock: 'in' },
];
const mossS = variants[0]!;

describe('choosing a variant', () => {
  it('leaves the other options where such a variant exists', () => {
    expect(chooseValue(variants, mossS, 'colour', 'chalk')?.sku).toBe('CHALK-S');
    expect(chooseValue(variants, mossS, 'size', 'l')?.sku).toBe('MOSS-L');
  });

  it('goes to another variant of the value where the combination was never made', () => {
    expect(chooseValue(variants, mossS, 'colour', 'ink')?.sku).toBe('INK-XL');
    expect(chooseValue(variants, mossS, 'colour', 'none')).toBeNull();
  });

  it('marks what is chosen, free, sold out and impossible', () => {
    expect(stateOf(variants, mossS, 'colour', 'moss')).toBe('chosen');
    expect(stateOf(variants, mossS, 'colour', 'chalk')).toBe('free');
    expect(stateOf(variants, mossS, 'size', 'l')).toBe('soldOut');
    expect(stateOf(variants, mossS, 'size', 'xl')).toBe('impossible');
  });

  it('has none left of a value once all that have it are sold out', () => {
    expect(isNoneLeft(variants, 'colour', 'moss')).toBe(false);
    expect(isNoneLeft(variants, 'size', 'l')).toBe(true);
  });

  it('names what can be had in place of one that is sold out, the nearest first', () => {
    const skus = (most: number) => inStockBeside(variants, variants[1]!, most).map(({ sku }) => sku);
    expect(skus(9)).toEqual(['MOSS-S', 'CHALK-S', 'INK-XL']);
    expect(skus(1)).toEqual(['MOSS-S']);
  });
});
