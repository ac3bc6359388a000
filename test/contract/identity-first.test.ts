/** The caller is identified before the request is read (docs/contract.md, "Envelope"): every operation of both OpenAPI documents, with bodies that are wrong in every way. */
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';

type Described = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; isPrivate: boolean };

let shop: TestApp;
let operations: Described[];
beforeAll(async () => {
  shop = await createTestApp();
  operations = (await Promise.all([described('web'), described('admin')])).flat();
});
afterAll(() => shop.close());

async function described(area: 'web' | 'admin'): Promise<Described[]> {
  const { text } = await shop.client().get(`/api/${area}/openapi.json`, area === 'admin' ? { 'x-auth': await staffToken(shop, 'owner') } : {});
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, { security?: object[] }>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security = [] }]) => ({
      method: method.toUpperCase() as Described['method'],
      // A parameter that is too long for any.
      url: path.replaceAll(/\{\w+\}/g, 'x'.repeat(200)),
      isPrivate: security.length > 0 && security.every((way) => Object.keys(way).length > 0),
    })),
  );
}

let calls = 0;
const wrongBodies = [
  { payload: '{"broken', type: 'application/json' },
  { payload: '[]', type: 'application/json' },
  { payload: '{"orderNo":7,"id":{},"page":"x","lines":1,"reason":[]}', type: 'application/json' },
  { payload: 'nothing that is known', type: 'application/x-unknown' },
];
const wrongQuery = '?page=x&size=-1&filter=%7B&sort=nothing&slug=%00';

/** The same call with each wrong body; without one where none is sent. */
function wrongCalls({ method, url }: Described, headers: Record<string, string>): InjectOptions[] {
  const bare = () => ({ method, url: url + wrongQuery, remoteAddress: `10.9.${(calls += 1) >> 8}.${calls & 255}`, headers });
  if (method === 'GET') return [bare()];
  return wrongBodies.map(({ payload, type }) => ({ ...bare(), payload, headers: { ...headers, 'content-type': type } }));
}

async function answersOf(asked: readonly Described[], headers: Record<string, string>): Promise<string[]> {
  const wrong: string[] = [];
  for (const one of asked)
    for (const call of wrongCalls(one, headers)) {
      const { status, code } = await shop.client().send(call);
      if (status !== 401 || code !== 50) wrong.push(`${one.method} ${one.url.slice(0, 60)} ${JSON.stringify(call.payload)} ${status} ${code}`);
    }
  return wrong;
}

it('without a token a caller learns nothing of what a private operation takes', async () => {
  const closed = operations.filter(({ isPrivate }) => isPrivate);
  expect([closed.filter(({ url }) => url.startsWith('/api/web/')).length > 25, closed.length > 150]).toEqual([true, true]);
  expect(await answersOf(closed, {})).toEqual([]);
}, 120_000);

it('with an invalid token a caller learns nothing of what any operation takes', async () => {
  const open = operations.filter(({ isPrivate, url }) => !isPrivate && !url.includes('/payment/webhook/'));
  expect(open.length).toBeGreaterThan(60);
  expect(await answersOf(open, { 'x-auth': 'none' })).toEqual([]);
}, 120_000);

describe('what is open but for some of what can be asked of it', () => {
  it.each([
    ['return/list', { page: 'x' }],
    ['auth/send-code', { scene: 'editEmail', account: 7 }],
    ['auth/send-code', { scene: 'stepUp', captcha: 7 }],
    ['auth/qr/create', { prove: true, provider: 7 }],
  ])('%s of nobody, with %j', async (path, body) => {
    expect(await shop.client().post(`/api/web/${path}`, body)).toMatchObject({ status: 401, code: 50 });
  });

  it('is denied to guests where it belongs to an account', async () => {
    const guest = shop.client();
    await guest.post('/api/web/cart/add', { sku: 'none', quantity: 1 });
    await guest.post('/api/web/auth/qr/create', { provider: 'none' });
    expect(await guest.post('/api/web/auth/send-code', { scene: 'verifyEmail', account: 7 })).toMatchObject({ status: 401, code: 50 });
  });
});
