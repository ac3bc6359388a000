import { expect, it } from 'vitest';
import type { ProductCardData } from '#ui/products/product-card.tsx';
import { inOffer } from './in-offer.ts';

const money = (amount: number) => ({ amount, currency: 'USD' });
const runner = { title: 'Runner', price: money(10_900), linePrice: money(12_800), offer: '15% off in cart' } as ProductCardData;

it('names one saving, and the price in the cart beside the one of today', () => {
  const offer = { text: '15% off in cart', basisPoints: 1500 };
  expect(inOffer(runner, offer)).toMatchObject({ badge: '15% off in cart', price: money(9265), linePrice: money(10_900) });
});

it('promises no price for an offer that takes no share off each product', () => {
  const stepped = { ...runner, offer: 'Buy more, save more' };
  expect(inOffer(stepped, { text: 'Buy more, save more', basisPoints: null })).toEqual({ ...stepped, badge: 'Buy more, save more' });
});

it('leaves a product alone that another offer goes before, and a page without one', () => {
  expect(inOffer(runner, { text: '20% off in cart', basisPoints: 2000 })).toEqual(runner);
  expect(inOffer(runner, null)).toEqual(runner);
});
