import { describe, expect, it } from 'vitest';
import { doubtsAbout } from './doubts.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const variant = (more: object = {}) => ({ id: 'v', sku: 'MUG', price: usd(1_000), linePrice: null, prices: [], onHand: 5, ...more });
const ask = (now: object, before: object = {}) => doubtsAbout({ variants: [variant(now)] }, { variants: [variant(before)] }).map(({ what }) => what);

describe('before a product is saved', () => {
  it.each([
    ['nothing special', {}, {}, []],
    ['a struck-through price above the price', { linePrice: usd(1_200) }, {}, []],
    ['one below it', { linePrice: usd(900) }, {}, ['linePriceBelowPrice']],
    ['one below it in another currency', { prices: [{ currency: 'EUR', amount: 900, linePrice: 800 }] }, {}, ['linePriceBelowPrice']],
    ['stock below zero', { onHand: -5 }, {}, ['stockBelowZero']],
    ['stock that was below zero', { onHand: -5 }, { onHand: -5 }, []],
    ['and rises', { onHand: -2 }, { onHand: -5 }, []],
    ['and falls', { onHand: -6 }, { onHand: -5 }, ['stockBelowZero']],
  ])('%s', (_, now, before, asked) => expect(ask(now, before)).toEqual(asked));

  it('names the variant', () => {
    const choice = { key: 'moss', texts: { en: { title: 'Moss' } }, swatch: null, imageId: null };
    const product = { texts: { en: { title: 'Bowl' } }, options: [{ key: 'colour', texts: {}, choices: [choice] }] };
    const struck = { linePrice: usd(900) };
    const names = (...variants: object[]) => doubtsAbout({ ...product, variants: variants.map((one) => variant({ ...struck, ...one })) }, undefined);
    expect(names({}, { sku: '', options: { colour: 'moss' } }, { sku: '' }).map(({ name }) => name)).toEqual(['MUG', 'Moss', 'Bowl']);
  });

  it('does not ask about stock below zero of a new variant, which the shop refuses', () => {
    expect(doubtsAbout({ variants: [variant({ id: undefined, onHand: -1 })] }, { variants: [variant({ id: undefined })] })).toEqual([]);
  });
});
