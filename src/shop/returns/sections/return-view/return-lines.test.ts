import { expect, it } from 'vitest';
import { isDiscounted } from './return-lines.tsx';

it('says of units that come to less than their price that they were discounted', () => {
  const says = (price: number, quantity: number, total: number) =>
    isDiscounted({ price: { amount: price, currency: 'USD' }, quantity, total: { amount: total, currency: 'USD' } });
  expect([says(2200, 1, 2360), says(2200, 2, 4400), says(2200, 2, 3960)]).toEqual([false, false, true]);
});
