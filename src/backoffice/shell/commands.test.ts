import { describe, expect, it } from 'vitest';
import type { Screen } from '../screen.ts';
import { commandsOf, isMeant } from './commands.ts';
import { groupsOf, isWithin } from './visible-screens.ts';
import { countsByPath } from './waiting-counts.ts';

const screen = (group: Screen['group'], name: string) => ({ kind: 'resource', group, name }) as unknown as Screen;

describe('the command palette', () => {
  it.each([
    ['Customer groups', 'gro cus'],
    ['Add to Products', 'add prod'],
    ['Shipping zones', ''],
    ['付款方式', '方式'],
  ])('means "%s" by "%s"', (label, asked) => expect(isMeant(label, asked)).toBe(true));

  it.each([
    ['Customer groups', 'roups'],
    ['Orders', 'order list'],
    ['付款方式', '配送'],
  ])('does not mean "%s" by "%s"', (label, asked) => expect(isMeant(label, asked)).toBe(false));
});

describe('records in the palette', () => {
  it('stand together by kind, each with what tells it from others', () => {
    const found = (title: string, about: string, path: string) => ({ id: path, title, about, path });
    const answer = {
      customers: [found('Mei Tanaka', 'mei@shop.example', '/customers/1/show')],
      orders: [found('261123-7SY1RM', 'Mei Tanaka', '/orders/2/show')],
      products: [found('Moss cup', '', '/products/3')],
      contents: [],
      settings: [found('Shop', '', '/settings/shop')],
    };
    expect(commandsOf(answer, (key) => key)).toEqual([
      { label: '261123-7SY1RM · Mei Tanaka', group: 'backoffice_group_orders', to: '/orders/2/show' },
      { label: 'Moss cup', group: 'backoffice_group_products', to: '/products/3' },
      { label: 'Mei Tanaka · mei@shop.example', group: 'backoffice_group_customers', to: '/customers/1/show' },
    ]);
  });
});

describe('the menu', () => {
  it('groups screens in its own order and leaves out groups of which nothing is seen', () => {
    const [staff, orders, returns] = [screen('settings', 'staff'), screen('orders', 'orders'), screen('orders', 'returns')];
    expect(groupsOf([staff, orders, returns])).toEqual([
      ['orders', [orders, returns]],
      ['settings', [staff]],
    ]);
  });

  it('knows the screen of a record, and no other that begins alike', () => {
    const stock = screen('products', 'stock');
    expect(['/stock', '/stock/1/show', '/stock-movements', '/'].map((path) => isWithin(path, stock))).toEqual([true, true, false, false]);
  });

  it('counts what waits where it is dealt with, and nothing that the user may not see', () => {
    const waiting = { toShip: 3, toDecide: 1, unpaid: 9, returns: 2, reviews: null, inquiries: 0, lowStock: 4, mentions: 5 };
    expect(countsByPath(waiting)).toEqual({ '/orders': 4, '/returns': 2, '/reviews': 0, '/inquiries': 0 });
  });
});
