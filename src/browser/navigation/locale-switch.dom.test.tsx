/** What goes along to another language or currency. */
import { afterAll, expect, test } from 'vitest';
import { listenToLocaleSwitch } from './locale-switch.ts';

const before = location.href;
afterAll(() => {
  history.replaceState(null, '', before);
  document.body.replaceChildren();
});

test('query and hash go along: a shared wish list is named there', () => {
  listenToLocaleSwitch();
  document.body.innerHTML =
    '<a hreflang="zh" href="/zh/wishlist">中文</a><form method="post" action="/currency"><input name="back" value="/wishlist"><button>EUR</button></form>';
  const link = document.querySelector('a')!;
  const form = document.querySelector('form')!;
  // On the elements, which go with this test: files share a document.
  link.addEventListener('click', (event) => event.preventDefault());
  form.addEventListener('submit', (event) => event.preventDefault());
  for (const hash of ['#t0ken', '#another']) {
    history.replaceState(null, '', `/wishlist?preview=true${hash}`);
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(link.getAttribute('href')).toMatch(new RegExp(`/zh/wishlist\\?preview=true${hash}$`));
    expect([form.getAttribute('action'), form.querySelector('input')!.value]).toEqual([`/currency${hash}`, '/wishlist?preview=true']);
  }
});
