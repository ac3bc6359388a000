import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageViewProvider, type PageView } from '../page-view.tsx';
import { AlikePrices, Price } from '../price.tsx';
import { LinePrice } from './line-price.tsx';

const shown = (locale: PageView['locale'], element: React.ReactElement) =>
  renderToStaticMarkup(<PageViewProvider value={{ locale } as PageView}>{element}</PageViewProvider>)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const money = (amount: number, currency = 'CNY') => ({ amount, currency });

it('writes whole yuan without decimals in Chinese, where all of its prices are whole', () => {
  expect(shown('zh', <Price price={money(11_800)} />)).toBe('¥118');
  expect(shown('zh', <Price price={money(11_800)} linePrice={money(14_850)} />)).toContain('¥118.00');
  expect(shown('zh', <Price price={money(11_800, 'USD')} />)).toBe('US$118.00');
  expect(shown('en', <Price price={money(11_800, 'USD')} />)).toBe('$118.00');
});

it('writes the prices of a list alike: one that is not whole gives decimals to all', () => {
  const list = (...amounts: number[]) =>
    shown(
      'zh',
      <AlikePrices prices={[...amounts.map((of) => money(of)), null]}>
        {amounts.map((of) => (
          <Price key={of} price={money(of)} />
        ))}
      </AlikePrices>,
    );
  expect(list(11_800, 9_900)).toBe('¥118 ¥99');
  expect(list(11_800, 9_440)).toBe('¥118.00 ¥94.40');
});

it('says of a line what it came to before: without what its price and the cart hold off', () => {
  const line = { quantity: 3, linePrice: money(2_000, 'USD'), subtotal: money(4_800, 'USD'), total: money(4_320, 'USD') };
  expect(shown('en', <LinePrice line={line} />)).toContain('$43.20');
  expect(shown('en', <LinePrice line={line} />)).toContain('$60.00');
  expect(shown('en', <LinePrice line={{ ...line, linePrice: null }} />)).toContain('$48.00');
  expect(shown('en', <LinePrice line={{ ...line, linePrice: null, total: line.subtotal }} />)).toBe('$48.00');
});
