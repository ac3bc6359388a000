import { describe, expect, it } from 'vitest';
import type { Order } from '../../contract.ts';
import { linesToReview } from '../../account/index.ts';
import { cardActionsOf, isLedBy } from './card-actions.ts';

const bowl = { slug: 'bowl', title: 'Bowl', quantity: 2, shipped: 0, withheld: 0, returned: 0, returnable: 0, returnableGoods: 0, giftCard: false };
const parcel = { trackingUrl: 'https://track.example/1Z', deliveredAt: null as string | null };
const arrived = { products: [{ ...bowl, shipped: 2 }], shipments: [{ ...parcel, deliveredAt: '2026-11-30T10:00:00.000Z' }] };

function order(more: object = {}): Order {
  const paid = { status: 'inProgress', payStatus: 'paid', payment: null, cardsIssuedAt: null, refundState: 'none', payPath: null, actions: [] };
  return { ...paid, products: [bowl], shipments: [], ...more } as unknown as Order;
}
/** The actions of the card; the first in brackets where it leads. */
function buttons(of: Order, canReview = false): string {
  const [first, ...others] = cardActionsOf(of, canReview);
  return [isLedBy(first) ? `[${first}]` : first, ...others].join(' ');
}

describe('the card of an order', () => {
  it.each([
    ['unpaid', { payStatus: 'unpaid', payPath: '/checkout/c-1', actions: ['pay', 'cancel'] }, '[pay]'],
    ['being prepared', { actions: ['cancel', 'return'] }, 'again return'],
    ['under way', { products: arrived.products, shipments: [parcel] }, '[track] again'],
    ['under way without a page of its carrier', { products: arrived.products, shipments: [{ ...parcel, trackingUrl: null }] }, 'again'],
    ['delivered', { ...arrived, actions: ['confirm', 'return'] }, 'again return'],
    ['completed', { ...arrived, status: 'completed' }, 'again'],
    ['cancelled before it was paid', { status: 'cancelled', payStatus: 'unpaid' }, 'again'],
    ['asked to be cancelled', { status: 'pendingCancellation' }, ''],
    ['of goods that have no page', { ...arrived, products: [{ ...bowl, slug: '', shipped: 2 }], status: 'completed' }, ''],
  ])('offers what can be done now, the most useful first: %s', (_state, more, expected) => {
    expect(buttons(order(more))).toBe(expected);
  });

  it('offers a review after buying again, and before a return', () => {
    expect(buttons(order({ ...arrived, actions: ['return'] }), true)).toBe('again review return');
  });
});

describe('what of an order can be reviewed', () => {
  it.each([
    ['has arrived', arrived, ['bowl']],
    ['was confirmed', { status: 'completed' }, ['bowl']],
    ['is under way', { products: arrived.products, shipments: [parcel] }, []],
    ['was refunded in full', { ...arrived, refundState: 'full' }, []],
    ['was sent back whole', { ...arrived, products: [{ ...bowl, shipped: 2, returned: 2 }] }, []],
    ['is a gift card', { status: 'completed', products: [{ ...bowl, giftCard: true }] }, []],
  ])('is what %s', (_what, more, expected) => {
    expect(linesToReview(order(more)).map(({ slug }) => slug)).toEqual(expected);
  });
});
