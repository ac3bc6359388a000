/** Programs and people that get into the back office: examples for its document. */
import * as OTPAuth from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoShopWithShoppers } from '#test/harness/demo-shop.ts';
import type { TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';
import { caller } from './caller.ts';

let shop: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await demoShopWithShoppers();
  headers = { 'x-auth': await staffToken(shop, 'owner') };
}, 180_000);
afterAll(() => shop.close());

const staff = (more = headers) => caller(shop.client(), { prefix: '/api/admin', headers: more });

it('programs get keys, apps, publishable keys and webhooks', async () => {
  const { failed, get, put, post, remove } = staff();
  const made = {
    'api-keys': { title: 'Warehouse', scopes: ['read:orders', 'write:orders'] },
    apps: { title: 'Books', scopes: ['read:orders'], webhooks: [], pageUrl: 'https://books.example/page' },
    'publishable-keys': { title: 'Storefront' },
    webhooks: { title: 'Stock', url: 'https://warehouse.example/hooks', events: ['order.placed'] },
  };
  for (const [kind, body] of Object.entries(made)) {
    const { id } = await post(`/${kind}`, body);
    await get(`/${kind}/${id}`);
    await put(`/${kind}/${id}`);
    if (kind === 'apps') await post(`/app-pages/${id}/open`);
    if (kind === 'webhooks') {
      await post(`/webhooks/${id}/test`);
      const [delivery] = (await get('/webhook-deliveries?size=2')).items;
      await get(`/webhook-deliveries/${delivery?.id}`);
    }
    await remove(`/${kind}/${id}`);
  }
  expect(failed).toEqual([]);
}, 60_000);

it('people are invited, sign in and look after their account', async () => {
  const { failed, post } = staff();
  const password = 'correct horse battery';
  const { id } = await post('/staff', { email: 'mara@shop.example', name: 'Mara', role: 'support', password });
  await post(`/staff/${id}/mail-link`);
  await post(`/staff/${id}/remove-factors`);
  const open = caller(shop.client(), { prefix: '/api/admin' });
  await open.get('/setup');
  await open.post('/auth/captcha');
  await open.post('/auth/passkey/options');
  await open.post('/auth/forgot', { account: 'nobody@shop.example' });
  const { token } = await open.post('/auth/signin', { account: 'mara@shop.example', password });
  const own = staff({ 'x-auth': token });
  await own.post('/auth/prove/options');
  await own.post('/auth/prove', { password });
  await own.put('/auth/account', { name: 'Mara Lind' });
  const { secret } = await own.post('/auth/account/app');
  const code = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret ?? 'AAAA') }).generate({ timestamp: shop.clock.now.getTime() });
  await own.post('/auth/account/app/confirm', { code });
  await own.post('/auth/account/recovery-codes');
  await own.post('/auth/account/passkeys/options');
  await open.post('/auth/signin', { account: 'mara@shop.example', password, code: 'wrong' }).catch(() => undefined);
  expect([failed, own.failed]).toEqual([[], []]);
}, 60_000);

it('an account ends its other sessions and changes its password', async () => {
  const { failed, post } = staff();
  const [password, other] = ['correct horse battery', 'another good password'];
  await post('/staff', { email: 'noor@shop.example', name: 'Noor', role: 'editor', password });
  const open = caller(shop.client(), { prefix: '/api/admin' });
  const sign = async (word: string) => (await open.post('/auth/signin', { account: 'noor@shop.example', password: word })).token as string;
  const [first, second] = [await sign(password), await sign(password)];
  const own = staff({ 'x-auth': second });
  const sessions = (await own.get('/auth/account/sessions')).items ?? (await own.get('/auth/account/sessions')).sessions ?? [];
  const [old] = sessions.filter(({ current }: { current: boolean }) => !current);
  if (old) await shop.client().send({ method: 'DELETE', url: `/api/admin/auth/account/sessions/${old.id}`, headers: { 'x-auth': second } });
  await own.post('/auth/account/sessions/end-others');
  await own.post('/auth/account/password', { current: password, password: other });
  const third = await sign(other);
  await staff({ 'x-auth': third }).post('/auth/signout');
  expect(first).not.toBe(second);
  expect([failed, own.failed, open.failed]).toEqual([[], [], []]);
}, 60_000);

it('the demo leaves', async () => {
  const { failed, post } = staff();
  await post('/demo/remove');
  expect(failed).toEqual([]);
}, 120_000);
