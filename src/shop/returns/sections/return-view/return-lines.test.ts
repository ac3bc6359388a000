import { expect, it } from 'vitest';
import { besidesPrice } from './return-lines.tsx';

it('says why units come to another sum than their price', () => {
  const says = (price: number, quantity: number, total: number) =>
    besidesPrice({ price: { amount: price, currency: 'USD' }, quantity, total: { amount: total, currency: 'USD' } });
  expect([says(2200, 1, 2360), says(2200, 2, 4400), says(2200, 2, 3960)]).toEqual(['Tax included', '', 'After discounts']);
});
