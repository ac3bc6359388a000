// Who may do what under /api/admin: every published operation has a row here, and every row is tried with every role.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { roles } from '#shop/staff/contract.ts';
import { matrix } from './admin-rights.ts';
import { createTestApp, type TestApp } from './harness/app.ts';
import { shopperToken, staffToken } from './harness/staff.ts';

let shop: TestApp;
let shopper: string;
beforeAll(async () => {
  shop = await createTestApp();
  shopper = await shopperToken(shop);
});
afterAll(() => shop.close());

/** Calls an operation with a record that does not exist and a body that does not fit: with the right a caller gets as far as 400, 404 or 428. */
function call(operation: string, token?: string) {
  const [method, url] = operation.split(' ') as ['GET', string];
  return shop
    .client()
    .send({ method, url: url.replaceAll(/:\w+/g, newId()), ...(method === 'GET' ? {} : { payload: {} }), headers: token ? { 'x-auth': token } : {} });
}
const published = () => shop.app.operations.filter(({ url }) => url.startsWith('/api/admin/'));

it('has a row for every operation, and no row without one', () => {
  expect(
    published()
      .map(({ method, url }) => `${method} ${url}`)
      .sort(),
  ).toEqual(Object.keys(matrix).sort());
});

it('publishes nothing under /api/admin that the matrix calls private to anybody but staff', () => {
  const open = published().filter(({ access }) => access !== 'staff');
  const said = Object.keys(matrix).filter((operation) => matrix[operation] === 'public');
  expect(open.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual(said.toSorted());
});

/** What became of a call: with the right it got as far as an unknown record, an empty body or one that should be in parts; 41 or 500 would mean that something was tried. */
async function outcomeOf(operation: string, token: string): Promise<string> {
  const { status, code, headers } = await call(operation, token);
  if (status === 403 && code === 30) return 'refused';
  const isFile = headers['content-type']?.startsWith('text/csv') ?? false;
  const received = ((code === 0 || isFile) && status === 200) || (code === 40 && [400, 404, 415, 428].includes(status));
  return received ? 'received' : `${status}, code ${code}`;
}

describe.each(Object.entries(matrix).filter(([, allowed]) => allowed !== 'public'))('%s', (operation, allowed) => {
  it('is for those who have the right', async () => {
    const outcomes: Record<string, string> = {};
    for (const role of roles) outcomes[role] = await outcomeOf(operation, await staffToken(shop, role));
    const expected = roles.map((role) => [role, role === 'owner' || allowed.includes(role as never) ? 'received' : 'refused']);
    expect(outcomes).toEqual(Object.fromEntries(expected));
  });

  it('answers 50 without a token, with an unknown one and with a shopper’s', async () => {
    for (const token of [undefined, 'unknown', shopper]) expect(await call(operation, token)).toMatchObject({ status: 401, code: 50 });
  });
});
