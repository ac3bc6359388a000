/** Whose word it is where a call came from: the connection's, or that of a proxy which the configuration names. */
import { afterAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#kit/server/passwords/passwords.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { signedIn } from '#test/harness/shoppers.ts';

const password = 'Ember-Bowl 27';
const open: TestApp[] = [];
afterAll(() => Promise.all(open.map((shop) => shop.close())));

/** Signs in with headers; answers the address that the session and the log have. */
async function seenFrom(trustProxy: string[] | null, headers: Record<string, string>) {
  const shop = await createTestApp(trustProxy ? { trustProxy } : {});
  open.push(shop);
  const { email } = await signedIn(shop, { passwordHash: await hashPassword(password) });
  const client = shop.client();
  const { data } = await client.post('/api/web/auth/signin', { account: email, password }, headers);
  const mine = { 'x-auth': data.token as string };
  const { sessions } = (await client.post('/api/web/security/sessions', {}, mine)).data;
  const { items } = (await client.post('/api/web/security/activity', {}, mine)).data;
  const session = sessions.find(({ current }: { current: boolean }) => current);
  expect(items[0].ip).toBe(session.loginIp);
  return session.loginIp as string;
}

const forged = { 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6', forwarded: 'for=6.6.6.6', 'cf-connecting-ip': '6.6.6.6' };

describe('the address of a caller', () => {
  it('is that of the connection, whatever the headers say', async () => {
    expect(await seenFrom(null, forged)).toBe('127.0.0.1');
  });

  it('is what a proxy that is trusted says, and not what the caller sent to that proxy', async () => {
    expect(await seenFrom(['127.0.0.1'], { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' })).toBe('203.0.113.9');
  });

  it('is that of the connection where another proxy is the trusted one', async () => {
    expect(await seenFrom(['10.0.0.1'], forged)).toBe('127.0.0.1');
  });
});
