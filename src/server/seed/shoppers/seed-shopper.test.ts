import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { on } from '#kit/server/database.ts';
import type { DB } from '#tables';
import { seedShopper } from './seed-shopper.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

test('the demo shopper is made once, with addresses of which the first is the default', async () => {
  const made = await seedShopper(shop.host);
  expect(made?.password.length).toBeGreaterThanOrEqual(12);
  expect(await seedShopper(shop.host)).toBeNull();
  const db = on<DB>(shop.db.database.reader);
  expect(await db.selectFrom('address').select(['country', 'isDefault']).orderBy('isDefault', 'desc').execute()).toEqual([
    { country: 'US', isDefault: true },
    { country: 'HK', isDefault: false },
  ]);
  expect(await db.selectFrom('account').select('nickName').execute()).toEqual([{ nickName: 'Robin' }]);
});
