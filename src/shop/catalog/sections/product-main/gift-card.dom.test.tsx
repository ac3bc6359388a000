/** The page of a gift card, and that of what is ordered ahead. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#test/harness/app.ts';
import { demoShop } from '#test/harness/demo-shop.ts';
import { signedIn } from '#test/harness/shoppers.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
}, 60_000);
afterAll(() => shop.close());

const read = async (path: string) => new DOMParser().parseFromString((await shop.client().get(path)).text, 'text/html');

it.each([
  ['', 'Sent by e-mail', 'In stock', 'How it works', '$25'],
  ['/zh', '以邮件发送', '有货', '怎么用', '¥'],
  ['/zh-HK', '以電郵發送', '有現貨', '怎樣用', 'HK$'],
])(
  'says at %s/product/gift-card that it is mailed, not that it is in stock, how it works, and what it is worth on its picture',
  async (prefix, mailed, inStock, steps, worth) => {
    const page = await read(`${prefix}/product/gift-card`);
    const main = page.querySelector('main article')!;
    expect(main.textContent).toContain(mailed);
    expect(main.textContent).not.toContain(inStock);
    const heading = [...main.querySelectorAll('h2')].find((one) => one.textContent === steps);
    expect(heading?.parentElement?.querySelectorAll('ol > li')).toHaveLength(3);
    expect(main.querySelector('#picture-1 a')?.textContent).toContain(worth);
  },
);

it('writes the amounts to choose from in the currency, not in the one that goes with the language', async () => {
  const choices = async (path: string) => [...(await read(path)).querySelectorAll('main article fieldset li a')].map((one) => one.textContent.trim());
  expect(await choices('/product/gift-card')).toEqual(['$25', '$50', '$100']);
  expect(await choices('/zh/product/gift-card?currency=USD')).toEqual(['US$25', 'US$50', 'US$100']);
  expect(await choices('/zh/product/gift-card')).toEqual(['¥200', '¥400', '¥800']);
  expect(await choices('/product/gift-card?currency=EUR')).toEqual(['€25', '€50', '€100']);
});

it('is called by its amount in cart and order, in every language', async () => {
  const shopper = await signedIn(shop);
  const inDollars = { 'x-lang': 'zh', 'x-currency': 'USD' };
  const { data: cart } = await shopper.post('/cart/add', { sku: 'GFT-M', quantity: 1 }, inDollars);
  expect(cart.lines).toMatchObject([{ options: [{ title: '面值', value: 'US$50' }] }]);
  const { data: checkout } = await shopper.post('/checkout/create', { source: 'cart' }, inDollars);
  const { slug } = checkout;
  await shopper.post('/checkout/payment', { slug, methodId: 'sandbox' }, inDollars);
  const { data: ready } = await shopper.post('/checkout/get', { slug }, inDollars);
  const { data: placed } = await shopper.post('/checkout/submit', { slug, agree: true, expectedTotal: ready.total }, inDollars);
  const optionIn = async (lang: string) =>
    (await shopper.post('/order/detail', { orderNo: placed.orderNo }, { 'x-lang': lang })).data.products.map(({ options }: any) => options[0].value);
  expect(await Promise.all(['zh', 'en', 'zh-HK'].map(optionIn))).toEqual([['US$50'], ['$50'], ['US$50']]);
});

it('says of what is ordered ahead when shipping is free and that it can be returned', async () => {
  const page = await read('/product/kist-box');
  const hints = [...page.querySelectorAll('main article li')].filter((one) => !one.closest('details') && /Free shipping|-day returns/.test(one.textContent));
  expect(hints.map((one) => one.closest('[data-delivery]'))).toEqual([null, null]);
});

it('has one button for what is ordered ahead, and says on the line of delivery when that arrives', async () => {
  const page = await read('/product/kist-box');
  const buttons = [...page.querySelectorAll('main article form button[name=form]')].map((one) => one.getAttribute('value'));
  expect(buttons).toEqual(['add']);
  expect(page.querySelector('main article [data-arrives]')?.textContent).toMatch(/^Standard shipping to the United States: arrives /);
});
