import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageViewProvider, type PageView } from '../page-view.tsx';
import { ProductCard, type ProductCardData } from './product-card.tsx';

const cup: ProductCardData = {
  path: '/product/cup',
  slug: 'cup',
  title: 'Cup',
  picture: null,
  price: { amount: 1_800, currency: 'USD' },
  linePrice: null,
  from: false,
  soldOut: false,
};
const view = { locale: 'en', shows: { carts: true, favorites: true } } as unknown as PageView;
const drawn = (product: ProductCardData) =>
  renderToStaticMarkup(
    <PageViewProvider value={view}>
      <ProductCard product={product} />
    </PageViewProvider>,
  );

it('offers a quick view of what can be bought, and none of what is sold out', () => {
  expect(drawn(cup)).toContain('data-quick-view="cup"');
  const soldOut = drawn({ ...cup, soldOut: true });
  expect(soldOut).toContain('Sold out');
  expect(soldOut).not.toContain('data-quick-view');
});
