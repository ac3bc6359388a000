// Who may do what under /api/admin: every published operation has a row here, and every row is tried with every role.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { roles } from '#shop/staff/contract.ts';
import { matrix } from './admin-rights.ts';
import { createTestApp, type TestApp } from './harness/app.ts';
import { shopperToken, staffToken } from './harness/staff.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
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

describe.each(Object.entries(matrix).filter(([, allowed]) => allowed !== 'public'))('%s', (operation, allowed) => {
  it.each(roles)('as %s', async (role) => {
    const { status, code, headers } = await call(operation, await staffToken(shop, role));
    const refused = status === 403 && code === 30;
    // An unknown record, an empty body and one that should be in parts get no further than this; 41 or 500 would mean that something was tried.
    const isFile = headers['content-type']?.startsWith('text/csv') ?? false;
    const received = ((code === 0 || isFile) && status === 200) || (code === 40 && [400, 404, 415, 428].includes(status));
    expect({ refused, received }).toEqual(
      role === 'owner' || allowed.includes(role as never) ? { refused: false, received: true } : { refused: true, received: false },
    );
  });

  it('answers 50 without a token, with an unknown one and with a shopper’s', async () => {
    for (const token of [undefined, 'unknown', await shopperToken(shop)]) expect(await call(operation, token)).toMatchObject({ status: 401, code: 50 });
  });
});
