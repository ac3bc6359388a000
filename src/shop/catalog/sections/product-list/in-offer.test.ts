import { expect, it } from 'vitest';
import type { ProductCardData } from '#ui/products/product-card.tsx';
import { inOffer, priceInCart } from './in-offer.ts';

const money = (amount: number) => ({ amount, currency: 'USD' });
const runner = { title: 'Runner', price: money(10_900), linePrice: money(12_800), offer: '15% off in cart' } as ProductCardData;

it('repeats no saving of the page, with the price of today, which other pages have, and the price in the cart', () => {
  const offer = { text: '15% off in cart', basisPoints: 1500 };
  expect(inOffer(runner, offer)).toMatchObject({ offer: null, price: money(10_900), linePrice: null });
  expect(priceInCart(runner, offer)).toEqual(money(9265));
});

it('promises no price for an offer that takes no share off each product', () => {
  const stepped = { ...runner, offer: 'Buy more, save more' };
  const offer = { text: 'Buy more, save more', basisPoints: null };
  expect(inOffer(stepped, offer)).toEqual({ ...stepped, offer: null });
  expect(priceInCart(stepped, offer)).toBeNull();
});

it('leaves a product alone that another offer goes before, and a page without one', () => {
  const other = { text: '20% off in cart', basisPoints: 2000 };
  expect(inOffer(runner, other)).toEqual(runner);
  expect(priceInCart(runner, other)).toBeNull();
  expect(inOffer(runner, null)).toEqual(runner);
});
