/** A lookbook as scenes with their products. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#test/harness/app.ts';
import { countStatements } from '#test/harness/count-statements.ts';
import { demoShop } from '#test/harness/demo-shop.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
}, 60_000);
afterAll(() => shop.close());

const read = async (path: string) => new DOMParser().parseFromString((await shop.client().get(path)).text, 'text/html');

it('shows each scene with what is seen in it: name, price and a way to choose it', async () => {
  const page = await read('/lookbook');
  const [first, ...others] = page.querySelectorAll('section > ol > li');
  expect(first?.querySelector('h2')?.textContent).toBe('The morning table');
  const line = first?.querySelector('ul > li');
  expect(line?.querySelector('a')?.getAttribute('href')).toBe('/product/knoll-vase');
  expect(line?.textContent).toContain('$54.00');
  expect(line?.querySelector('a[data-quick-view="knoll-vase"]')?.textContent).toContain('Choose options');
  expect(others.map((scene) => scene.querySelectorAll('ul > li').length)).toEqual([4, 4, 4]);
});

it('says so of what is sold out, and offers no way to choose it', async () => {
  const scene = [...(await read('/lookbook/long-evening')).querySelectorAll('article')].find((card) => card.textContent.includes('Glow Lantern'));
  expect(scene?.textContent).toContain('Sold out');
});

it('takes at most six statements, however many scenes and products there are', async () => {
  const count = (currency: string) => countStatements(shop.host.database, () => shop.client().get(`/lookbook?currency=${currency}`));
  await count('USD');
  expect(await count('EUR')).toBeLessThanOrEqual(6);
});
