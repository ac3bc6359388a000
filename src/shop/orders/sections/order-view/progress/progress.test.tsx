import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Locale } from '#kit/pure/languages.ts';
import { inLocale } from '#storefront/compose/locale.ts';
import { PageViewProvider, type PageView } from '#ui/page-view.tsx';
import type { Order } from '../../../contract.ts';
import { OrderProgress } from './progress.tsx';

const view = { lang: 'en', locale: 'en', currency: 'USD', path: '/', kind: 'user', userBasePath: '/user/' } as PageView;
const order = {
  status: 'inProgress',
  payStatus: 'paid',
  placedAt: '2026-11-30T10:00:00.000Z',
  cardsIssuedAt: null,
  contact: { email: null },
  payment: null,
  products: [{ lineId: 'a', quantity: 1, shipped: 0, withheld: 0, returned: 0, giftCard: false }],
  shipments: [],
  timeline: [],
  shippingMethod: { id: 'standard', title: 'Standard', delivery: { from: '2026-12-05', until: '2026-12-07', text: '12月5日–7日' } },
} as unknown as Order;

const read = (locale: Locale) => {
  const page = inLocale(locale, () =>
    renderToStaticMarkup(
      <PageViewProvider value={{ ...view, locale }}>
        <OrderProgress order={order} />
      </PageViewProvider>,
    ),
  );
  return page.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');
};

it.each([
  ['en', '|Delivered|Arrives |12月5日–7日|Completed|'],
  ['zh', '|送达|预计 |12月5日–7日|完成|'],
  ['zh-HK', '|送達|預計 |12月5日–7日|完成|'],
] as const)('the step of the arrival says once that it arrives, in %s', (locale, said) => {
  expect(read(locale)).toContain(said);
});

const line = { quantity: 2, shipped: 0, withheld: 0, giftCard: false };
const parcel = { shippedAt: '2026-11-21T10:00:00.000Z', deliveredAt: null, expected: null };
const sent = {
  status: 'inProgress',
  payStatus: 'paid',
  cardsIssuedAt: null,
  payment: null,
  placedAt: '2026-11-20T10:00:00.000Z',
  contact: { email: 'ada@example.com' },
  shippingMethod: {},
  products: [
    { ...line, shipped: 1 },
    { ...line, quantity: 3, withheld: 1 },
    { ...line, giftCard: true },
  ],
  shipments: [parcel],
  timeline: [],
} as unknown as Order;
/** The step that is marked. */
const marked = (more: object) =>
  /aria-current="step"[^>]*>(.*?)<\/li>/s
    .exec(
      renderToStaticMarkup(
        <PageViewProvider value={view}>
          <OrderProgress order={{ ...sent, ...more }} />
        </PageViewProvider>,
      ),
    )![1]!
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

it.each([
  ['partly sent, counts what is', {}, 'Partly shipped 1 of 4 items so far'],
  ['partly ready to be collected, says so', { shippingMethod: { pickup: {} } }, 'Partly ready'],
  ['sent in full, names the day', { products: [{ ...line, shipped: 2 }] }, 'Shipped Nov 21'],
  ['not sent at all, marks what was done last', { shipments: [] }, 'Paid Nov 20'],
])('an order that is %s', (_when, more, expected) => {
  expect(marked(more)).toBe(expected);
});
