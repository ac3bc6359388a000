import { describe, expect, it } from 'vitest';
import { changesOf } from './edit-dialog.tsx';
import { mailsOf } from './resend-dialog.tsx';

describe('a change of lines', () => {
  const order = {
    products: [
      { lineId: 'a', quantity: 2 },
      { lineId: 'b', quantity: 1 },
    ],
  } as unknown as Parameters<typeof changesOf>[0];
  const mug = { sku: 'MUG', title: 'Mug', options: [] };

  it('is what differs, and what is added', () => {
    expect(changesOf(order, { quantities: { a: 2, b: 0 }, added: [{ ...mug, quantity: 3 }] })).toEqual([
      { lineId: 'b', quantity: 0 },
      { sku: 'MUG', quantity: 3 },
    ]);
  });

  it('is nothing where all is as it was', () => {
    expect(changesOf(order, { quantities: { a: 2 }, added: [{ ...mug, quantity: 0 }] })).toEqual([]);
  });
});

describe('mails that fit an order', () => {
  const order = (more: object) =>
    ({ payStatus: 'unpaid', status: 'inProgress', shipments: [], editedAt: null, refunds: [], products: [], ...more }) as unknown as Parameters<
      typeof mailsOf
    >[0];

  it.each<[string, object, string[]]>([
    ['unpaid', {}, ['placed', 'paymentReminder']],
    ['paid', { payStatus: 'paid' }, ['placed', 'paymentReceived']],
    ['changed', { payStatus: 'paid', editedAt: '2026-11-23T08:00:00Z' }, ['placed', 'paymentReceived', 'edited']],
    ['under way', { payStatus: 'paid', shipments: [{ deliveredAt: null }] }, ['placed', 'paymentReceived', 'shipped']],
    ['arrived', { payStatus: 'paid', shipments: [{ deliveredAt: '2026-11-23T08:00:00Z' }] }, ['placed', 'paymentReceived', 'shipped', 'delivered']],
    ['given back because it was changed', { payStatus: 'paid', refunds: [{ creditNote: null }] }, ['placed', 'paymentReceived']],
    ['refunded', { payStatus: 'paid', refunds: [{ creditNote: 'CN-2026-000001' }] }, ['placed', 'paymentReceived', 'refunded']],
    ['cancelled unpaid', { status: 'cancelled' }, ['placed', 'cancelled']],
  ])('%s', (_name, more, mails) => expect(mailsOf(order(more))).toEqual(mails));
});
