import { expect, it } from 'vitest';
import { formatConditions } from './format-terms.ts';

const plain = { minSubtotal: null, minQuantity: null, firstOrder: false, perCustomerLimit: null, totalLimit: null, claimRequired: false, customerGroups: [] };

it('says of a coupon whether it goes with other offers, of a promotion only where it does not', () => {
  const says = (source: 'coupon' | 'promotion', exclusive: boolean) =>
    formatConditions({ ...plain, source, exclusive } as unknown as Parameters<typeof formatConditions>[0], { currency: 'USD', locale: 'en' });
  expect([says('coupon', false), says('coupon', true), says('promotion', false), says('promotion', true)]).toEqual([
    ['Works with other offers'],
    ['Can’t be combined with other offers'],
    [],
    ['Can’t be combined with other offers'],
  ]);
});
