import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { pathWithin } from './currency-form.ts';
import { seedCommerce } from '../seed-commerce.ts';

describe('the way back', () => {
  it.each(['/zh/cart', '/category/table?sort=price', '/'])('%s stays', (path) => {
    expect(pathWithin(path)).toBe(path);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', '/\t/evil.example', '/..//evil.example'])(
    '%j leads home',
    (path) => {
      expect(pathWithin(path)).toBe('/');
    },
  );
});

describe('choosing a currency', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
    await shop.db.database.transaction(seedCommerce);
  });
  afterAll(() => shop.close());

  const choose = (payload: string) =>
    shop.client().send({ method: 'POST', url: '/currency', payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

  it('leaves a cookie and leads back', async () => {
    const answer = await choose('currency=EUR&back=/zh/cart');
    expect([answer.status, answer.headers['location']]).toEqual([303, '/zh/cart']);
    expect(String(answer.headers['set-cookie'])).toContain('currency=EUR');
  });

  it('keeps the query of the address, and a currency that it names is the new one', async () => {
    for (const [back, location] of [
      ['/zh/category/table?sort=price&opt.color=blue&preview=true', '/zh/category/table?sort=price&opt.color=blue&preview=true'],
      ['/search?q=a%26b&currency=USD', '/search?q=a%26b&currency=EUR'],
    ])
      expect((await choose(`currency=EUR&back=${encodeURIComponent(back!)}`)).headers['location']).toBe(location);
  });

  it.each([
    // Ten yen are the step of the demo shop's yen.
    [
      'currency=JPY&from=USD',
      '/category/table?price=1000-2500&currency=USD&opt.color=blue&page=3',
      '/category/table?price=1500-3750&currency=JPY&opt.color=blue',
    ],
    ['currency=USD&from=JPY', '/category/table?price=1500-3750&currency=JPY', '/category/table?price=997-2503&currency=USD'],
    ['currency=JPY&from=USD', '/search?q=cup&price=1000-', '/search?q=cup&price=1500-&currency=JPY'],
    ['currency=USD&from=USD', '/search?q=cup&price=1000-&page=2', '/search?q=cup&price=1000-&page=2&currency=USD'],
    // What is no price, or in no currency that there is, would mean other prices than were asked for.
    ['currency=JPY&from=USD', '/search?q=cup&price=cheap&inStock=1', '/search?q=cup&inStock=1'],
    ['currency=JPY&from=XXX', '/search?q=cup&price=1000-', '/search?q=cup'],
    ['currency=JPY&from=%3Cb%3E', '/search?q=cup&price=1000-', '/search?q=cup'],
    ['currency=JPY', '/search?price=1000-&currency=XXX', '/search?currency=JPY'],
  ])('%s converts the price filter of %s', async (chosen, back, location) => {
    expect((await choose(`${chosen}&back=${encodeURIComponent(back)}`)).headers['location']).toBe(location);
  });

  it('changes nothing for a currency that the shop does not have', async () => {
    for (const currency of ['XXX', 'eur', '<b>']) {
      const answer = await choose(`currency=${encodeURIComponent(currency)}&back=/cart`);
      expect([answer.status, answer.headers['set-cookie']]).toEqual([303, undefined]);
    }
  });
});
