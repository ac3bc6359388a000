import { expect, it } from 'vitest';
import type { Draft } from '#shop/draft-orders/contract.ts';
import { bodyOf, hasUnreadable, newDraft, valuesOf } from './draft-values.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const line = { options: [], image: null, taxClass: 'standard', requiresShipping: true, subtotal: usd(1), total: usd(1), available: null, messages: [] };
const draft = {
  id: 'd',
  customer: null,
  customerName: '',
  email: 'ada@example.com',
  lines: [
    { ...line, sku: 'BOWL', title: 'Bowl', quantity: 2, price: usd(2_000), ownPrice: false },
    { ...line, sku: 'CUP', title: 'Cup', quantity: 1, price: usd(500), ownPrice: true },
    { ...line, sku: null, title: 'Engraving', quantity: 3, price: usd(100), ownPrice: true },
  ],
  address: null,
  shippingMethodId: null,
  shippingFee: usd(700),
  discounts: [
    { title: 'Sorry', amount: usd(50), taken: usd(50) },
    { title: null, percent: 10, taken: usd(5) },
    { title: 'Spring', code: 'SPRING', taken: usd(1) },
  ],
  promotions: true,
  note: 'n',
  currency: 'USD',
  language: 'en',
} as unknown as Draft;

it('sends back what was read: prices of the catalogue stay the catalogue’s', () => {
  expect(bodyOf(valuesOf(draft))).toEqual({
    customer: null,
    email: 'ada@example.com',
    lines: [
      { sku: 'BOWL', price: null, quantity: 2 },
      { sku: 'CUP', price: 500, quantity: 1 },
      { title: 'Engraving', taxClass: 'standard', requiresShipping: true, price: 100, quantity: 3 },
    ],
    address: null,
    shippingMethodId: null,
    shippingFee: 700,
    discounts: [{ title: 'Sorry', amount: 50 }, { percent: 10 }, { code: 'SPRING' }],
    promotions: true,
    note: 'n',
    currency: 'USD',
    language: 'en',
  });
});

it('leaves out what is not filled in, and waits for amounts that can be read', () => {
  const discount = { kind: 'amount', title: 'x', amount: null, percent: null, code: '' } as const;
  const typed = { ...newDraft, discounts: [discount], shippingMethodId: 'standard', ownFee: true, shippingFee: null };
  expect(bodyOf(typed)).toMatchObject({ discounts: [], shippingMethodId: null, shippingFee: 0 });
  expect(hasUnreadable(typed)).toBe(false);
  expect(hasUnreadable({ ...typed, shippingFee: Number.NaN })).toBe(true);
  expect(hasUnreadable({ ...typed, discounts: [{ ...discount, amount: Number.NaN }] })).toBe(true);
});
