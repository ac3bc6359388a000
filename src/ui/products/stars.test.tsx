import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageViewProvider, type PageView } from '../page-view.tsx';
import { RatingShort } from './stars.tsx';

const shown = (rating: number, count: number) =>
  renderToStaticMarkup(
    <PageViewProvider value={{ locale: 'en' } as PageView}>
      <RatingShort rating={rating} count={count} />
    </PageViewProvider>,
  );

it('shows a mean with one decimal, and says it in words to those who listen', () => {
  const [mean, single] = [shown(4.44, 5), shown(5, 1)];
  expect(mean).toContain('<span aria-hidden="true">4.4 (5)</span>');
  expect(mean).toContain('aria-label="Rated 4.4 of 5"');
  expect(mean).toContain('5 reviews');
  expect(single).toContain('5.0 (1)');
  expect(single).toContain('1 review<');
});
