import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let owner: Record<string, string>;
let start: Date;
beforeAll(async () => {
  shop = await createTestApp();
  owner = { 'x-auth': await staffToken(shop, 'owner') };
  start = shop.clock.now;
});
afterAll(() => shop.close());
beforeEach(async () => {
  // Pages are in the cache before the shop is closed.
  await shop.client().get('/');
});
afterEach(async () => {
  await set({ enabled: false });
  shop.clock.now = start;
});

const url = '/api/admin/settings/maintenance';
async function set(settings: object) {
  const read = await shop.client().get(url, owner);
  return shop.client().send({ method: 'PUT', url, payload: { ...read.data, ...settings }, headers: { ...owner, 'if-match': read.headers['etag']! } });
}
const texts = { en: { title: 'Moving the warehouse', text: 'Back on Monday.\nThank you!' }, zh: { title: '仓库搬迁中' } };
const close = (more: object = {}) => set({ enabled: true, texts, password: '', ...more });
const enter = (password: string, { client = shop.client(), back = '/', from = '192.0.2.1' } = {}) =>
  client.send({
    method: 'POST',
    url: '/maintenance',
    payload: new URLSearchParams({ password, back }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
    remoteAddress: from,
  });

describe('maintenance', () => {
  it('answers visitors 503 with Retry-After and no cache, in their language, though the page was cached', async () => {
    await close();
    const answer = await shop.client().get('/');
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '600', 'cache-control': 'no-store' } });
    expect(answer.text).toContain('<h1>Moving the warehouse</h1><p>Back on Monday.</p><p>Thank you!</p>');
    expect(answer.text).not.toContain('<form');
    expect((await shop.client().get('/zh/cart')).text).toContain('仓库搬迁中');
    expect((await shop.client().get('/no/such/page')).status).toBe(503);
    const undecodable = await shop.client().get('/%E0%A4%A');
    expect(undecodable.status).toBe(503);
    expect(undecodable.text).toContain('Moving the warehouse');
  });

  it('answers programs in the envelope', async () => {
    await close();
    for (const path of ['/api/web/product/list', '/?request=route']) {
      expect(await shop.client().get(path)).toMatchObject({ status: 503, code: 500, headers: { 'retry-after': '600', 'cache-control': 'no-store' } });
    }
    expect((await shop.client().post('/api/web/cart/add', {})).status).toBe(503);
  });

  it('lets operators, webhooks, the back office and the files of both go on', async () => {
    await close();
    for (const path of ['/robots.txt', '/backoffice', '/backoffice/orders', '/maintenance.css'])
      expect((await shop.client().get(path)).headers['retry-after']).toBeUndefined();
    for (const path of ['/healthz', '/readyz', '/assets/none.js', '/media/none'])
      expect((await shop.client().get(path)).headers['retry-after']).toBeUndefined();
    expect((await shop.client().post('/api/web/payment/webhook/stripe', {})).status).not.toBe(503);
    expect((await shop.client().get('/api/admin/orders', owner)).code).toBe(0);
    expect((await shop.client().get('/api/web/payment/webhooks-of-others')).status).toBe(503);
  });

  it('shows the shop to staff: by their token, and by a preview', async () => {
    await close();
    expect((await shop.client().get('/', owner)).status).toBe(200);
    expect((await shop.client().get('/', { 'x-auth': 'nobody' })).status).toBe(503);
    const { token } = (await shop.client().post('/api/admin/preview', {}, owner)).data;
    const client = shop.client();
    expect((await client.get(`/?preview=true&previewToken=${token}`)).status).toBe(302);
    expect((await client.get('/cart')).status).toBe(200);
    // What staff looked at is not handed to visitors.
    expect((await shop.client().get('/')).status).toBe(503);
    expect((await shop.client().get('/cart')).status).toBe(503);
  });

  it('lets in who knows the password, until it is another', async () => {
    await close({ password: 'sesame 42' });
    const client = shop.client();
    const shown = await client.get('/cart');
    expect(shown.text).toContain('name="back" value="/cart"');
    // With `no-referrer` a browser's form would come from the origin `null`, and be rejected.
    expect(shown.headers['referrer-policy']).toBe('same-origin');
    const wrong = await enter('sesame', { client, back: '/cart' });
    expect(wrong).toMatchObject({ status: 503 });
    expect(wrong.text).toContain('role="alert"');
    expect(await enter('sesame 42', { client, back: '/cart' })).toMatchObject({ status: 303, headers: { location: '/cart' } });
    expect((await client.get('/cart')).status).toBe(200);
    expect((await client.get('/')).status).toBe(200);
    expect((await shop.client().get('/')).status).toBe(503);
    await set({ password: 'another one' });
    expect((await client.get('/cart')).status).toBe(503);
  });

  it('never leads to another site, nor lets anybody in by an empty password or endless guesses', async () => {
    await close({ password: 'sesame 42' });
    expect((await enter('sesame 42', { back: '//evil.example', from: '198.51.100.1' })).headers['location']).toBe('/');
    for (let tries = 0; tries < 20; tries += 1) await enter('wrong', { from: '203.0.113.5' });
    const waits = await enter('sesame 42', { from: '203.0.113.5' });
    expect(waits).toMatchObject({ status: 503, text: expect.stringContaining('Please wait a moment') });
    expect(waits.text).not.toContain('not right');
    await set({ password: '' });
    expect((await enter('', { from: '198.51.100.2' })).status).toBe(503);
  });

  it('opens again at once, keeps the settings as they were read, and does not tell the password to the audit log', async () => {
    const answer = await close({ password: 'sesame 42' });
    expect(answer.data).toEqual({ enabled: true, texts, password: 'sesame 42' });
    await set({ enabled: false });
    expect((await shop.client().get('/')).status).toBe(200);
    expect((await shop.client().get('/api/admin/audit', owner)).text).not.toContain('sesame');
    expect((await set({ enabled: 'yes' })).status).toBe(400);
  });
});
