import { afterAll, beforeAll, expect, it } from 'vitest';
import { routesSchema } from '#shop/settings/contract.ts';
import { reservedSegments } from '#shop/settings/routes/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('no item gets the address of a route of the server', () => {
  const routes = Array.from(shop.app.printRoutes({ commonPrefix: false }).matchAll(/^[├└]── (\/\S*)/gm), ([, path]) => path!.split('/')[1]!);
  const fixed = new Set(routes.filter((segment) => segment !== '' && !/^[:*]/.test(segment)));
  expect(fixed.size).toBeGreaterThan(15);
  const reserved = reservedSegments(routesSchema.parse({}));
  expect([...fixed].filter((segment) => !reserved.has(segment))).toEqual([]);
});
