import { expect, it } from 'vitest';
import { sumText } from './order-texts.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const text = (total: number, credits: number, giftCards: number) =>
  sumText({ total: usd(total), credits: usd(credits), giftCards: usd(giftCards) }, ({ amount }) => String(amount));

it('is what was left to pay, and where that was nothing, what paid the order', () => {
  expect([text(2316, 0, 0), text(1316, 1000, 0), text(0, 2316, 0), text(0, 0, 2316), text(0, 316, 2000), text(0, 0, 0)]).toEqual([
    '2316',
    '1316',
    'Paid with store credit',
    'Paid by gift card',
    'Paid with store credit',
    '0',
  ]);
});
