import { describe, expect, test } from 'vitest';
import { isReverseCharged } from './rules-reverse-charge.ts';
import { tidyVatNumber } from './vat-numbers.ts';

describe('a VAT number', () => {
  test.each([
    ['DE136695976', '', 'DE136695976'],
    ['de 136.695.976', '', 'DE136695976'],
    ['136695976', 'DE', 'DE136695976'],
    ['ATU13585627', '', 'ATU13585627'],
    ['FR40303265045', '', 'FR40303265045'],
    ['EL094259216', '', 'EL094259216'],
    ['094259216', 'GR', 'EL094259216'],
    ['NL004495445B01', 'DE', 'NL004495445B01'],
    // Of other countries nothing is known but that it is a number.
    ['GB 980 7806 84', 'GB', 'GB980780684'],
    ['CHE-107.787.577', 'CH', 'CHE107787577'],
    ['12-3456789', 'US', '123456789'],
  ])('%s given in "%s" is stored as %s', (typed, country, stored) => expect(tidyVatNumber(typed, country)).toBe(stored));

  test.each([
    ['DE136695977', 'DE'],
    ['DE13669597', ''],
    ['136695977', 'DE'],
    ['ATU13585626', 'AT'],
    ['FR41303265045', 'FR'],
    ['<b>', 'US'],
    ['1'.repeat(21), 'US'],
    ['DE', 'DE'],
  ])('%s given in "%s" is refused', (typed, country) => expect(tidyVatNumber(typed, country)).toBeNull());
});

describe('the buyer owes the tax', () => {
  const market = { reverseCharge: true, taxIncluded: false };
  const sale = { vatNumber: 'ATU13585627', from: 'DE', to: 'AT' };
  test('between two countries of the European Union', () => {
    expect(isReverseCharged(market, sale)).toBe(true);
    expect(isReverseCharged(market, { ...sale, vatNumber: 'EL094259216', to: 'FR' })).toBe(true);
  });
  test.each([
    ['the market does not allow it', { ...market, reverseCharge: false }, sale],
    ['prices hold the tax', { ...market, taxIncluded: true }, sale],
    ['there is no number', market, { ...sale, vatNumber: '' }],
    ['goods stay in the country', market, { ...sale, to: 'DE' }],
    ['goods leave the Union', market, { ...sale, to: 'CH' }],
    ['the number is of the shop’s country', market, { ...sale, vatNumber: 'DE136695976' }],
    ['the number is of another place', market, { ...sale, vatNumber: 'GB980780684' }],
    ['the shop says not where it is', market, { ...sale, from: '' }],
    ['no address is known', market, { ...sale, to: undefined }],
  ])('not where %s', (_why, of, what) => expect(isReverseCharged(of, what)).toBe(false));
});
