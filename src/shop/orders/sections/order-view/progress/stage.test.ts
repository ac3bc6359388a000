import { describe, expect, it } from 'vitest';
import { stageOf, standingOf, standingTitle, type Order, type Standing } from '../../../contract.ts';
import { outcomeOf, progressOf, repeatsProgress } from './stage.ts';

type Seen = Parameters<typeof progressOf>[0];

const day = (number: number) => `2026-11-0${number}T10:00:00.000Z`;
const line = (quantity: number, shipped: number, withheld = 0) => ({ quantity, shipped, withheld, giftCard: false }) as Order['products'][number];
const card = { ...line(1, 0), giftCard: true };
const parcel = (shipped: number, delivered: number | null) =>
  ({ shippedAt: day(shipped), deliveredAt: delivered && day(delivered) }) as Order['shipments'][number];
const event = (name: string, at: number, reason = '') => ({ event: name, title: name, reason, at: day(at) });

const seen = (more: Partial<Seen> = {}): Seen => ({
  status: 'inProgress',
  payStatus: 'paid',
  payLater: false,
  placedAt: day(1),
  cardsIssuedAt: null,
  payment: { methodId: 'sandbox', title: 'Card', state: 'captured', dueAt: null, instructions: [], note: '', capturedLater: false, shipsBeforePayment: false },
  products: [line(2, 0)],
  shipments: [],
  timeline: [event('placed', 1), event('paid', 2)],
  ...more,
});
const door: Seen['payment'] = { ...seen().payment!, title: 'On account', state: 'pending', capturedLater: true, shipsBeforePayment: true };

const collected = { shippingMethod: { pickup: {} } };

describe('where the goods are', () => {
  it.each<[string, Partial<Seen>, ReturnType<typeof stageOf>]>([
    ['unpaid', { payStatus: 'unpaid' }, null],
    ['paid', {}, 'preparing'],
    ['to be paid at the door', { payStatus: 'unpaid', payment: door }, 'preparing'],
    ['sent in part', { products: [line(2, 1)], shipments: [parcel(3, null)] }, 'partlyShipped'],
    ['sent in part, that arrived', { products: [line(2, 1)], shipments: [parcel(3, 4)] }, 'partlyShipped'],
    ['sent', { products: [line(2, 2)], shipments: [parcel(3, null)] }, 'underWay'],
    ['sent but for what was refunded before', { products: [line(2, 1, 1)], shipments: [parcel(3, null)] }, 'underWay'],
    ['one of two parcels arrived', { products: [line(2, 2)], shipments: [parcel(3, 4), parcel(4, null)] }, 'underWay'],
    ['all arrived', { products: [line(2, 2)], shipments: [parcel(3, 4)] }, 'delivered'],
    ['of gift cards that are not issued yet', { products: [card] }, 'preparing'],
    ['of gift cards that are issued', { products: [card], cardsIssuedAt: day(3) }, 'issued'],
    ['sent but for gift cards, which are mailed', { products: [line(2, 2), card], shipments: [parcel(3, 4)] }, 'delivered'],
    ['completed', { status: 'completed', products: [line(2, 2)], shipments: [parcel(3, 4)] }, null],
    ['cancelled', { status: 'cancelled' }, null],
    ['about to be cancelled', { status: 'pendingCancellation' }, null],
  ])('%s', (_, more, expected) => expect(stageOf(seen(more))).toBe(expected));
});

describe('where an order stands', () => {
  it.each<[string, Partial<Parameters<typeof standingOf>[0]>, Standing, string]>([
    ['unpaid', { payStatus: 'unpaid' }, 'awaitingPayment', 'Unpaid'],
    ['to be paid once all of it is there', { payStatus: 'unpaid', payLater: true, payment: null }, 'reserved', 'Reserved'],
    ['to be paid at the door', { payStatus: 'unpaid', payment: door }, 'payOnDelivery', 'Pay on delivery'],
    ['paid', {}, 'preparing', 'Preparing'],
    ['to be paid at the door, and sent', { payStatus: 'unpaid', payment: door, products: [line(2, 2)], shipments: [parcel(3, null)] }, 'underWay', 'Shipped'],
    ['all arrived', { products: [line(2, 2)], shipments: [parcel(3, 4)] }, 'delivered', 'Delivered'],
    ['ready to be collected', { ...collected, products: [line(2, 2)], shipments: [parcel(3, null)] }, 'ready', 'Ready to collect'],
    ['collected', { ...collected, products: [line(2, 2)], shipments: [parcel(3, 4)] }, 'collected', 'Collected'],
    ['ready in part', { ...collected, products: [line(2, 1)], shipments: [parcel(3, null)] }, 'partlyReady', 'Partly ready'],
    ['of gift cards that are issued', { products: [card], cardsIssuedAt: day(3) }, 'issued', 'Gift cards issued'],
    ['completed', { status: 'completed' }, 'completed', 'Completed'],
    ['cancelled before it was paid', { status: 'cancelled', payStatus: 'unpaid' }, 'cancelled', 'Cancelled'],
    ['about to be cancelled', { status: 'pendingCancellation' }, 'cancelRequested', 'Cancellation requested'],
  ])('%s', (_, more, expected, title) => {
    expect(standingOf({ ...seen(), ...more })).toBe(expected);
    expect(standingTitle(expected)).toBe(title);
  });
});

describe('the way of an order', () => {
  const done = (order: Seen) =>
    progressOf(order)
      .filter(({ at }) => at !== null)
      .map(({ step }) => step);

  it('of gift cards alone has no parcel', () => {
    expect(progressOf(seen({ products: [card], cardsIssuedAt: day(3) }))).toEqual([
      { step: 'placed', at: day(1) },
      { step: 'paid', at: day(2) },
      { step: 'issued', at: day(3) },
      { step: 'completed', at: null },
    ]);
    expect(progressOf(seen({ products: [card, line(1, 0)] })).map(({ step }) => step)).toEqual(['placed', 'paid', 'shipped', 'delivered', 'completed']);
  });

  it('is gone step by step', () => {
    expect(done(seen({ payStatus: 'unpaid', timeline: [event('placed', 1)] }))).toEqual(['placed']);
    expect(done(seen())).toEqual(['placed', 'paid']);
    expect(done(seen({ products: [line(2, 1)], shipments: [parcel(3, 4)] }))).toEqual(['placed', 'paid']);
    expect(done(seen({ products: [line(2, 2)], shipments: [parcel(3, 4)] }))).toEqual(['placed', 'paid', 'shipped', 'delivered']);
    expect(progressOf(seen({ products: [line(2, 2)], shipments: [parcel(3, 4), parcel(4, 6), parcel(5, 5)] })).at(-2)).toEqual({
      step: 'delivered',
      at: day(6),
    });
  });

  it('ends where the shopper says that all has arrived, whatever a carrier said', () => {
    const order = seen({ status: 'completed', products: [line(2, 2)], shipments: [parcel(3, null)], timeline: [event('placed', 1), event('completed', 7)] });
    expect(done(order)).toEqual(['placed', 'paid', 'shipped', 'delivered', 'completed']);
    expect(progressOf(order).at(-1)).toEqual({ step: 'completed', at: day(7) });
  });

  it('has no step of paying where one pays at the door, and none at all once cancelled', () => {
    expect(progressOf(seen({ payStatus: 'unpaid', payment: door })).map(({ step }) => step)).toEqual(['placed', 'shipped', 'delivered', 'completed']);
    expect(progressOf(seen({ status: 'cancelled' }))).toEqual([]);
  });
});

describe('what came of a cancellation', () => {
  it.each<[string, Pick<Order, 'status' | 'timeline'>, ReturnType<typeof outcomeOf>]>([
    ['nothing was asked', { status: 'inProgress', timeline: [event('placed', 1)] }, null],
    ['asked for', { status: 'pendingCancellation', timeline: [event('cancelRequested', 2, 'Twice')] }, { kind: 'cancelRequested', reason: 'Twice' }],
    [
      'declined, then asked for again',
      { status: 'pendingCancellation', timeline: [event('cancelRequested', 2), event('cancelRejected', 3, 'No'), event('cancelRequested', 4, 'Please')] },
      { kind: 'cancelRequested', reason: 'Please' },
    ],
    [
      'declined',
      { status: 'inProgress', timeline: [event('cancelRequested', 2), event('cancelRejected', 3, 'Packed')] },
      { kind: 'cancelRejected', reason: 'Packed' },
    ],
    ['declined and completed since', { status: 'completed', timeline: [event('cancelRejected', 3), event('completed', 5)] }, null],
    ['approved', { status: 'cancelled', timeline: [event('cancelRequested', 2), event('cancelApproved', 3)] }, { kind: 'cancelApproved', reason: '' }],
    ['at once', { status: 'cancelled', timeline: [event('cancelledByShopper', 2, 'Mind')] }, { kind: 'cancelledByShopper', reason: 'Mind' }],
    ['too late to pay', { status: 'cancelled', timeline: [event('expired', 2)] }, { kind: 'expired', reason: '' }],
    ['all refunded before it was sent', { status: 'cancelled', timeline: [event('withdrawn', 2)] }, { kind: 'withdrawn', reason: '' }],
    ['by the shop', { status: 'cancelled', timeline: [event('cancelledByMerchant', 2, 'Gone')] }, { kind: 'cancelledByMerchant', reason: 'Gone' }],
  ])('%s', (_, order, expected) => expect(outcomeOf(order)).toEqual(expected));
});

it('knows when nothing happened but the steps of its way', () => {
  expect(repeatsProgress(seen())).toBe(true);
  expect(repeatsProgress(seen({ timeline: [event('placed', 1), event('refunded', 2)] }))).toBe(false);
  expect(repeatsProgress(seen({ timeline: [event('placed', 1, 'By telephone')] }))).toBe(false);
  expect(repeatsProgress(seen({ status: 'cancelled' }))).toBe(false);
});
