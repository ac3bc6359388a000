/** An application over the demo shop, its shoppers and their orders. */
import { seedDemo } from '#server/seed/seed-demo.ts';
import { seedShoppers } from '#server/seed/shoppers/seed-shoppers.ts';
import { createTestApp, type TestApp } from './app.ts';

/** Fills an empty shop; takes some seconds. */
export async function demoShop(): Promise<TestApp> {
  const shop = await createTestApp();
  await seedDemo(shop.host);
  await seedShoppers(shop.host);
  return shop;
}
