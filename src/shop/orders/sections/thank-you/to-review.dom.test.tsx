/** On the way to a review: the secret of the link is posted, and stands in no address. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageViewProvider, type PageView } from '#ui/page-view.tsx';
import { ToReview } from './to-review.tsx';

const view = {
  lang: 'en',
  locale: 'en',
  currency: 'USD',
  path: '/checkout/thankyou',
  kind: 'checkout',
  userBasePath: '/user/',
  paths: { page: '/page/:slug' },
};
const secret = 'k'.repeat(43);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

it('posts the secret to the page’s own address without it', () => {
  const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  history.replaceState(null, '', `/checkout/thankyou?order=261121-4K7ZQM&review=bowl&review.stars=4#${secret}`);
  render(
    <PageViewProvider value={view as unknown as PageView}>
      <ToReview path="/product/bowl?review.stars=4#reviews" error={undefined} />
    </PageViewProvider>,
  );
  const [form] = sent.mock.contexts as HTMLFormElement[];
  expect(Object.fromEntries(new FormData(form))).toEqual({ form: 'open', link: secret });
  expect(form!.method).toBe('post');
  expect(form!.action.endsWith('/checkout/thankyou?order=261121-4K7ZQM&review=bowl&review.stars=4')).toBe(true);
});
