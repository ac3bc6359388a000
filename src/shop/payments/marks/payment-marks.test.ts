import { describe, expect, it } from 'vitest';
import type { HostConfig } from '#kit/server/host-config.ts';
import { paymentMarksFor } from './payment-marks.ts';
import type { SetUp } from '../provider.ts';

const cards = ['Visa', 'Mastercard', 'American Express'];
const bank = { accountHolder: 'A', bankName: 'B', iban: 'GB33', bic: '' };
const settings = (countries: string[], iban = bank.iban) =>
  ({ bankTransfer: { ...bank, iban }, cashOnDelivery: { offered: true, countries } }) as unknown as SetUp;
const config = (stopped: string[] = []) =>
  ({ sandboxPayments: true, payments: { stripe: { publishableKey: 'pk' }, paypal: null, stopped } }) as unknown as HostConfig;
const marks = (country: string, set: SetUp, stopped: string[] = []) =>
  paymentMarksFor({ config: config(stopped), locale: 'en' }, { currency: 'USD', country }, set).map(({ title }) => title);

describe('marks of payments', () => {
  it('are of what a checkout from there would offer, each name once', () => {
    expect(marks('US', settings(['US']))).toEqual([...cards, 'Bank transfer', 'Cash on delivery']);
    expect(marks('US', settings(['CN']))).toEqual([...cards, 'Bank transfer']);
  });

  it('are none of methods that are off or not set up', () => {
    expect(marks('US', settings(['CN'], ''))).toEqual(cards);
    expect(marks('US', settings(['US']), ['sandbox', 'stripe', 'cashOnDelivery'])).toEqual(['Bank transfer']);
  });
});
