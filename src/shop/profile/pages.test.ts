import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount, zero } from '#kit/pure/amount.ts';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { changeCredits } from '#shop/credits/index.ts';
import { placeOrder } from '#shop/orders/index.ts';
import { markPaid } from '#shop/orders/pay/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { countStatements } from '#test/harness/count-statements.ts';
import { staffContext, testContext, testDraft } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { anotherSession, signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import type { DB } from '#tables';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());

const script = '<script>alert(1)</script>';
const bodyOf = async (shopper: SignedInShopper, path: string): Promise<string> => {
  const answer = await shopper.page(path);
  expect([answer.status, answer.code]).toEqual([200, 0]);
  return answer.data.pageBody;
};

async function order(shopper: SignedInShopper, more: Parameters<typeof testDraft>[1] = {}): Promise<string> {
  const [variant] = await insertTestProduct(shop.db.database, { variants: [{ onHand: 10 }] });
  const context = testContext(shop, { kind: 'user', accountId: shopper.accountId, sessionId: newId() });
  const draft = testDraft(variant!, { shopper: { accountId: shopper.accountId, guestId: null }, credits: zero, ...more });
  const { orderNo } = await shop.db.database.transaction((tx) => placeOrder(tx, context, draft));
  return `${orderNo} /checkout/${draft.checkoutSlug}`;
}

describe('user/center', () => {
  it('greets a new account with what to begin with and what sells best, and says that nothing was ordered', async () => {
    const shopper = await signedIn(shop, { firstName: 'Ada', lastName: 'Moss' });
    const [variant] = await insertTestProduct(shop.db.database, { title: 'Best of bowls', variants: [{ onHand: 10 }] });
    const body = await bodyOf(shopper, '/user/center');
    for (const words of ['Hello, Ada Moss', 'No records', 'Save your address', 'Start a wish list', 'Add a passkey', 'Best of bowls'])
      expect(body).toContain(words);
    for (const words of ['unpaid order', 'Spent so far', 'Store credit</a>', 'Done']) expect(body).not.toContain(words);
    await shopper.post('/favorite/add', { type: 'product', id: variant!.productId });
    expect((await bodyOf(shopper, '/user/center')).split('Done').length - 1).toBe(1);
  });

  it('says what was spent, and leads to all orders, once there are any', async () => {
    const shopper = await signedIn(shop);
    await order(shopper);
    const body = await bodyOf(shopper, '/user/center');
    expect(body).toContain('All orders (1)');
    for (const words of ['Save your address', 'Spent so far']) expect(body).not.toContain(words);
    const [number] = (await order(shopper, { paymentMethodId: 'bankTransfer' })).split(' ');
    await markPaid(await staffContext(shop), { order: number! });
    const paid = await bodyOf(shopper, '/user/center');
    for (const words of ['All orders (2)', 'Spent so far']) expect(paid).toContain(words);
  });

  it('reminds of what is not paid, and leads to paying each, what is due first before the others', async () => {
    const shopper = await signedIn(shop);
    const first = await order(shopper);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    const latest = await order(shopper);
    const pays = [first, latest].map((one) => one.split(' ')[1]);
    const body = await bodyOf(shopper, '/user/center');
    expect(body).toContain('You have 2 unpaid orders');
    expect([...body.matchAll(/href="(\/checkout\/[^"]+)"/g)].map(([, path]) => path)).toEqual(pays);
    const zh = await bodyOf(shopper, '/zh/user/center');
    expect(zh).toContain('您有 2 个未付款订单');
    expect(zh).toContain(`href="/zh${pays[0]}"`);
  });

  it('shows credits as their ledger does, in the currency of the shop, and what they are worth in that of prices', async () => {
    const shopper = await signedIn(shop);
    const context = testContext(shop);
    await shop.db.database.transaction((tx) => changeCredits(tx, context, { accountId: shopper.accountId, amount: amount(1_000), reason: 'granted' }));
    expect((await shopper.post('/user/info', {}, { 'x-currency': 'JPY' })).data.creditsBalance).toEqual({ amount: 1_500, currency: 'JPY' });
    const here = await bodyOf(shopper, '/user/center');
    expect(here).toContain('$10.00');
    expect(here).not.toContain('About');
    for (const path of ['/user/center', '/user/credits']) {
      const { data } = await shop.client().get(`${path}?request=route`, { 'x-auth': shopper.token, cookie: 'currency=JPY' });
      expect(data.pageBody).toContain('$10.00');
      expect(data.pageBody).toContain('About ¥1,500');
    }
  });

  it("shows nothing of another's", async () => {
    const [owner, other] = [await signedIn(shop, { firstName: 'Ada', lastName: 'Moss' }), await signedIn(shop)];
    const [number] = (await order(owner)).split(' ');
    const body = await bodyOf(other, '/user/center');
    expect(body).not.toContain(number);
    expect(body).not.toContain('Moss');
  });

  it('takes a fixed number of queries, whatever was ordered', async () => {
    const shopper = await signedIn(shop);
    const count = async () => {
      await bodyOf(shopper, '/user/center');
      return countStatements(shop.db.database, () => bodyOf(shopper, '/user/center'));
    };
    await order(shopper);
    const few = await count();
    for (let times = 0; times < 5; times += 1) await order(shopper);
    expect(await count()).toBe(few);
    expect(few).toBeLessThanOrEqual(10);
  });
});

describe('user/security', () => {
  it('says when the account was signed in to before this session, and nothing in the first one', async () => {
    const shopper = await signedIn(shop);
    const first = shop.clock.now.toISOString();
    expect(await bodyOf(shopper, '/user/security')).not.toContain('Last sign-in');
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    const token = await anotherSession(shop, shopper.accountId);
    const { data } = await shopper.client.get('/user/security?request=route', { 'x-auth': token });
    const said = data.pageBody.slice(data.pageBody.indexOf('Last sign-in'));
    expect(/dateTime="([^"]*)"/i.exec(said)?.[1]).toBe(first);
    // The session before knows nothing of the one after it.
    expect(await bodyOf(shopper, '/user/security')).not.toContain('Last sign-in');
  });
});

describe('what shoppers write of themselves', () => {
  it('is shown as they wrote it, and never runs', async () => {
    const shopper = await signedIn(shop);
    await shopper.post('/user/editName', { firstName: script, lastName: '"><img src=x onerror=alert(1)>' });
    await shopper.post('/user/editInfo', { nickName: '‹script›👩‍🚀</script>', bio: `${script}\n{{7*7}}` });
    await shopper.post('/address/save', {
      country: 'US',
      province: 'CA',
      city: script,
      postalCode: '94704',
      firstName: script,
      lastName: '<b>',
      address: '"><svg onload=alert(1)>',
      phone: '5105550100',
    });
    for (const path of ['/user/center', '/user/account', '/user/info', '/user/address']) {
      const answer = await shopper.page(path);
      expect(answer.data.pageBody).not.toMatch(/<script>alert|<img src=x|<svg onload|<b>,/);
      expect(answer.data.pageBody).toMatch(/&lt;|‹script›/);
    }
  });
});

describe('user/account', () => {
  it('shows address and number only so far that their owner knows them', async () => {
    const shopper = await signedIn(shop, { firstName: 'Ada', lastName: 'Moss' });
    await shop.db.database.transaction((tx) =>
      on<DB>(tx).updateTable('account').set({ countryCode: '+86', mobile: '13800138000' }).where('id', '=', shopper.accountId).execute(),
    );
    const { text } = await shopper.page('/user/account');
    expect(text).toContain('Ada Moss');
    expect(text).not.toContain(shopper.email);
    expect(text).not.toContain('13800138000');
  });
});

describe('user/info and user/address', () => {
  it('come filled in, in the language of the page', async () => {
    const shopper = await signedIn(shop);
    await shopper.post('/user/editInfo', { nickName: 'Moss', birthday: '1990-05-17' });
    const info = await bodyOf(shopper, '/zh-HK/user/info');
    expect(info).toContain('value="1990-05-17"');
    expect(info).toContain('暱稱');
    expect(await bodyOf(shopper, '/user/address')).toContain('No records');
    await shopper.post('/address/save', { country: 'HK', city: '九龍', firstName: 'Siu Ming', lastName: 'Chan', address: '1 Nathan Road', phone: '23456789' });
    const book = await bodyOf(shopper, '/zh-HK/user/address');
    expect(book).toContain('1 Nathan Road');
    expect(book).toContain('預設');
  });

  it.each(['center', 'account', 'info', 'address'])('user/%s is an app shell without a token, and cached nowhere', async (page) => {
    const shell = await shop.client().get(`/user/${page}`);
    expect([shell.status, shell.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(shell.text).not.toContain('user-nav');
    expect((await shop.client().get(`/user/${page}?request=route`)).code).toBe(50);
  });
});
