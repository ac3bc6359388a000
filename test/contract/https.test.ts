/** What a shop at an https address sends to browsers: secure cookies, and HSTS. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemContext } from '#kit/server/context.ts';
import { seedMarkets } from '#shop/markets/index.ts';
import { createStaff } from '#shop/staff/index.ts';
import { createTestApp, type ApiAnswer, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';

let shop: TestApp;
let sku: string;
const baseUrl = 'https://shop.example';
const own = { origin: baseUrl, 'sec-fetch-site': 'same-origin' };
const staff = { email: 'ada@shop.example', name: 'Ada', role: 'owner', password: 'correct horse battery' } as const;
beforeAll(async () => {
  shop = await createTestApp({ config: { baseUrl, https: true } });
  await shop.host.database.transaction(seedMarkets);
  await createStaff(systemContext(shop.host, { name: 'test', now: () => shop.clock.now }), staff);
  sku = (await insertTestProduct(shop.host.database, { slug: 'cup', variants: [{ price: 1000 }] }))[0]!.sku;
});
afterAll(() => shop.close());

const cookiesOf = ({ headers }: ApiAnswer) => [headers['set-cookie'] ?? []].flat();
const signIn = (client = shop.client()) => client.post('/api/admin/auth/signin', { account: staff.email, password: staff.password }, own);

it('cookies with secrets are Secure and HttpOnly, and bound to the host by their name: __Host-, or __Secure- for those of the path of staff', async () => {
  const signedIn = cookiesOf(await signIn());
  expect(signedIn).toHaveLength(2);
  for (const cookie of signedIn)
    expect(cookie).toMatch(/^__Secure-staff(?:-device)?=[^;]+;(?: Max-Age=\d+;)? Path=\/api\/admin; HttpOnly; Secure; SameSite=Strict$/);
  const guest = cookiesOf(await shop.client().post('/api/web/cart/add', { sku, quantity: 1 }, own));
  expect(guest).toEqual([expect.stringMatching(/^__Host-guest=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)]);
});

it('a session of staff and a guest are known by those cookies, and by none of the names that plain http uses', async () => {
  const client = shop.client();
  const { token } = (await signIn(client)).data;
  expect((await client.get('/api/admin/auth/me')).code).toBe(0);
  expect((await shop.client().get('/api/admin/auth/me', { cookie: `staff=${token}` })).status).toBe(401);
  const guest = shop.client();
  await guest.post('/api/web/cart/add', { sku, quantity: 2 }, own);
  expect((await guest.post('/api/web/cart/count', {}, own)).data.count).toBe(2);
  const secret = guest.cookies.get('__Host-guest');
  expect((await shop.client().post('/api/web/cart/count', {}, { ...own, cookie: `guest=${secret}` })).data.count).toBe(0);
});

it('cookies of previews and of the choice of a currency are Secure too', async () => {
  const { token } = (await signIn()).data;
  const { data } = await shop.client().post('/api/admin/preview', {}, { 'x-auth': token });
  const preview = await shop.client().get(`/?preview=true&previewToken=${data.token}`);
  expect(cookiesOf(preview)).toEqual([expect.stringMatching(/^__Host-preview=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/)]);
  const payload = 'currency=EUR&return=%2F';
  const headers = { ...own, 'content-type': 'application/x-www-form-urlencoded' };
  const chosen = await shop.client().send({ method: 'POST', url: '/currency', payload, headers });
  expect(cookiesOf(chosen)).toEqual([expect.stringMatching(/^currency=EUR; Max-Age=\d+; Path=\/; Secure; SameSite=Lax$/)]);
});

it.each([
  '/',
  '/product/cup',
  '/not-there',
  '/api/web/cart/add',
  '/api/admin/auth/me',
  '/media/x/320.jpg',
  '/sitemap.xml',
  '/robots.txt',
  '/healthz',
  '/backoffice',
])('%s is to be asked for by TLS for a year, subdomains included', async (url) => {
  const { headers } = await shop.client().get(url);
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

it('pages have browsers ask for all that they load by TLS', async () => {
  expect((await shop.client().get('/')).headers['content-security-policy']).toContain('upgrade-insecure-requests');
});

it.each(['/', '/api/web/cart/add', '/healthz'])('TRACE of %s is no method of it, and nothing of the request comes back', async (url) => {
  const { status, text } = await shop.client().send({ method: 'TRACE' as 'GET', url, headers: { 'x-auth': 'a-secret' } });
  expect([405, 404, 400]).toContain(status);
  expect(text).not.toContain('a-secret');
});
