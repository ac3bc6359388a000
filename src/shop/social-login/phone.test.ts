// Identities in the demo messenger: a phone, and a name on it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { hashSecret } from '#kit/server/ids.ts';
import type { DB } from '#tables';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** Signs a new browser in by the demo messenger of `phone`, by its page or by the API. */
async function signInBy(phone: TestClient, name: string, by: 'page' | 'api' = 'page'): Promise<string> {
  const desktop = shop.client();
  const { ticket, url, matchCode } = (await desktop.post('/api/web/auth/qr/create', { provider: 'demo' })).data;
  const path = new URL(url).pathname;
  await phone.get(path);
  if (by === 'page')
    await phone.send({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ answer: 'confirm', matchCode, name }).toString(),
    });
  else await phone.post('/api/web/auth/qr/confirm', { code: path.split('/').at(-1), matchCode, accept: true, name });
  return (await desktop.post('/api/web/auth/qr/status', { ticket })).data.token;
}

it('the same name on another phone is another person, and on the same phone the same one', async () => {
  const [mine, theirs] = [shop.client(), shop.client()];
  const tokens = [
    await signInBy(mine, 'Alex'),
    await signInBy(mine, 'ALEX', 'api'),
    await signInBy(theirs, 'Alex'),
    await signInBy(shop.client(), 'Alex', 'api'),
  ];
  for (const token of tokens) expect((await shop.client().post('/api/web/cart/count', {}, { 'x-auth': token })).code).toBe(0);
  const db = on<DB>(shop.host.database.reader);
  const sessions = await db.selectFrom('session').select(['accountId', 'tokenHash']).execute();
  const [first, again, other, third] = tokens.map((token) => sessions.find(({ tokenHash }) => tokenHash === hashSecret(token))?.accountId);
  expect(again).toBe(first);
  expect(new Set([first, other, third]).size).toBe(3);
  expect(mine.cookies.get('demoPhone')).toMatch(/^[\w-]{43}$/);
  // The name alone says nothing: it is not what the identity is made of.
  const identities = await db.selectFrom('accountIdentity').select('subject').execute();
  expect(identities.map(({ subject }) => subject)).not.toContain(hashSecret('alex'));
});
