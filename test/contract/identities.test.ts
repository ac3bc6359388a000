/** Every operation of `/api/web` as six identities: the others get what the contract says, learn nothing of the owner's and change nothing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InjectOptions } from 'fastify';
import { roles } from '#shop/staff/contract.ts';
import { createTestApp, type ApiAnswer, type TestApp, type TestClient } from '#test/harness/app.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { shopperToken, staffToken } from '#test/harness/staff.ts';
import { fingerprint, makeOwner, type Fixture } from './identity-fixture.ts';
import { inputs } from './identity-inputs.ts';

let shop: TestApp;
let variant: TestVariant;
let victim: Fixture;
let reader: Fixture;
let guest: TestClient;
let dead: string;
let staff: string[];
beforeAll(async () => {
  shop = await createTestApp();
  [variant] = (await insertTestProduct(shop.host.database, { slug: 'matrix-thing', variants: [{ onHand: 10_000 }] })) as [TestVariant];
  victim = await makeOwner(shop, variant);
  reader = await makeOwner(shop, variant);
  guest = shop.client();
  await guest.post('/api/web/favorite/add', { type: 'product', id: variant.productId });
  dead = await shopperToken(shop);
  await shop.client().post('/api/web/auth/signout', {}, { 'x-auth': dead });
  staff = await Promise.all(roles.map((role) => staffToken(shop, role)));
}, 60_000);
afterAll(() => shop.close());

const published = () => shop.app.operations.filter(({ url }) => url.startsWith('/api/web/'));
let calls = 0;

/** Calls an operation with its sample input, about what is `world`'s; from an address of its own, so that no limit answers in its place. */
function call(operation: string, fixture: Fixture, as: { client?: TestClient; token?: string }): Promise<ApiAnswer> {
  const [method, url] = operation.split(' ') as ['GET' | 'POST', string];
  const { query = '', body } = inputs[operation]!(fixture);
  calls += 1;
  const options: InjectOptions = {
    method,
    url: url + query,
    remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    headers: as.token ? { 'x-auth': as.token } : {},
    ...(method === 'POST' ? { payload: body ?? {} } : {}),
  };
  return (as.client ?? shop.client()).send(options);
}

it('has an input for every operation, and none without one', () => {
  expect(
    published()
      .map(({ method, url }) => `${method} ${url}`)
      .sort(),
  ).toEqual(Object.keys(inputs).sort());
});

describe.each(Object.keys(inputs))('%s', (operation) => {
  const access = () => published().find(({ method, url }) => `${method} ${url}` === operation)?.access;

  it('answers 50 to a session that has ended and to tokens of staff, whatever was sent', async () => {
    for (const token of [dead, ...staff]) expect(await call(operation, victim, { token })).toMatchObject({ status: 401, code: 50 });
  });

  it("gives nobody, a guest and another shopper nothing of the owner's, and lets them change nothing of it", async () => {
    const before = await fingerprint(shop, victim);
    // Another one each time: some operations end the session that asks.
    const other = await signedIn(shop);
    for (const as of [{}, { client: guest }, { token: other.token }]) {
      const answer = await call(operation, victim, as);
      const isStranger = access() === 'user' && !('token' in as);
      expect(isStranger ? [50] : [0, 10, 40, 41]).toContain(answer.code);
      expect(answer.status).toBeLessThan(500);
      for (const secret of victim.secrets) expect(answer.text).not.toContain(secret);
    }
    expect(await fingerprint(shop, victim)).toBe(before);
  });

  it('serves its owner as it says', async () => {
    // Reads and rejected requests change nothing of hers.
    const isHarmless = operation.startsWith('GET ') || (inputs[operation]!(reader).own ?? 0) !== 0;
    const own = isHarmless ? reader : await makeOwner(shop, variant);
    const answer = await call(operation, own, { token: own.token });
    expect([operation, answer.status, answer.code]).toEqual([operation, expect.any(Number), inputs[operation]!(own).own ?? 0]);
    expect(answer.status).not.toBe(500);
  });
});

describe('the back office', () => {
  it('answers 50 to everybody but staff, on every operation', async () => {
    const other = await signedIn(shop);
    const closed = shop.app.operations.filter(({ url, access }) => url.startsWith('/api/admin/') && access === 'staff');
    expect(closed.length).toBeGreaterThan(100);
    for (const { method, url } of closed) {
      const path = url.replaceAll(/:\w+/g, victim.accountId);
      const options: InjectOptions = { method: method as 'GET', url: path, ...(method === 'GET' ? {} : { payload: {} }) };
      const asked = [dead, other.token, victim.token].map((token) => shop.client().send({ ...options, headers: { 'x-auth': token } }));
      const answers = await Promise.all([...asked, shop.client().send(options), guest.send(options)]);
      expect([method, url, ...answers.map(({ status, code }) => `${status} ${code}`)]).toEqual([method, url, ...answers.map(() => '401 50')]);
    }
  }, 60_000);
});
