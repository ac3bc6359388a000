import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import type { Locale } from '#kit/pure/languages.ts';
import { overwriteGetLocale } from '#kit/pure/messages-runtime.ts';
import { PageViewProvider, type PageView } from '#ui/page-view.tsx';
import type { Order } from '../../contract.ts';
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
  overwriteGetLocale(() => locale);
  const page = renderToStaticMarkup(
    <PageViewProvider value={{ ...view, locale }}>
      <OrderProgress order={order} />
    </PageViewProvider>,
  );
  return page.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');
};
afterEach(() => overwriteGetLocale(() => 'en'));

it.each([
  ['en', '|Delivered|Arrives |12月5日–7日|Completed|'],
  ['zh', '|送达|预计 |12月5日–7日|完成|'],
  ['zh-HK', '|送達|預計 |12月5日–7日|完成|'],
] as const)('the step of the arrival says once that it arrives, in %s', (locale, said) => {
  expect(read(locale)).toContain(said);
});
