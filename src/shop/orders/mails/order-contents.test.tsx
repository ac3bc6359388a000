import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Contents } from './order-contents.tsx';
import { sampleOrder } from './mail-samples.ts';

const order = sampleOrder(
  {
    lang: 'en',
    locale: 'en',
    shopName: 'Aldermoor',
    baseUrl: 'https://shop.example',
    now: new Date('2026-11-21T10:00:00Z'),
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    product: 'Bowl',
    option: { title: 'Glaze', value: 'Moss' },
    words: 'Ring twice',
  },
  { isPaid: true },
);
const words = (taxIncluded: boolean) => renderToStaticMarkup(<Contents order={{ ...order, taxIncluded }} locale="en" />).replaceAll(/<[^>]+>/g, ' ');

it('tax that is added stands among what is added up, tax that prices hold below the total', () => {
  const [added, held] = [words(false), words(true)];
  expect(added.indexOf('Tax')).toBeGreaterThan(0);
  expect(added.indexOf('Tax')).toBeLessThan(added.indexOf('Total'));
  expect(held.indexOf('Total')).toBeGreaterThan(0);
  expect(held.lastIndexOf('Tax')).toBeGreaterThan(held.indexOf('Total'));
  expect(held.match(/Tax/g)).toHaveLength(1);
});
