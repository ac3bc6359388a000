import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageViewProvider, type PageView } from '../page-view.tsx';
import { RichText } from './rich-text.tsx';

const shown = (html: string, lang: string) =>
  renderToStaticMarkup(
    <PageViewProvider value={{ lang } as PageView}>
      <RichText html={html} />
    </PageViewProvider>,
  ).replace(/^<div class="rich-text">(.*)<\/div>$/s, '$1');

it('leads to the shop’s pages in the language of the page', () => {
  const text = '<p>See /brand: <a href="/brand">brands</a>, <a title="x" href="/page/contact?a=1&amp;b=2#top" rel="nofollow">us</a>, <a href="/">home</a></p>';
  expect(shown(text, 'en')).toBe(text);
  expect(shown(text, 'zh-HK')).toBe(
    '<p>See /brand: <a href="/zh-HK/brand">brands</a>, <a title="x" href="/zh-HK/page/contact?a=1&amp;b=2#top" rel="nofollow">us</a>, <a href="/zh-HK">home</a></p>',
  );
});

it.each(['/zh/brand', '/de', '/media/a/1200.jpg', '/api/web/feed', '//evil.example/x', 'https://elsewhere.example/brand', '#part', 'mailto:a@b.example'])(
  'leaves %s as it is',
  (href) => {
    const link = `<p><a href="${href}">x</a></p>`;
    expect(shown(link, 'zh')).toBe(link);
  },
);

it('is not held up by words that imitate links', () => {
  const words = `<p>${' href="/'.repeat(20_000)}</p>`;
  const began = performance.now();
  expect(shown(words, 'zh')).toBe(words);
  expect(performance.now() - began).toBeLessThan(1_000);
});
