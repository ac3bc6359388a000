/** Applications over the demo shop. It is filled once a run; each file gets a copy, in some hundred milliseconds instead of ten seconds. */
import { createSecretKey } from 'node:crypto';
import { cp, rename } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openDatabase } from '#kit/server/database.ts';
import { seedDemo } from '#server/seed/seed-demo.ts';
import { seedShoppers } from '#server/seed/shoppers/seed-shoppers.ts';
import { createTestApp, type TestApp } from './app.ts';
import { createTestDatabase } from './database.ts';
import { templateName } from './global-setup.ts';
import { createNamedDatabase, oneAtATime } from './prepared-database.ts';

type Filled = { name: string; template: string; fill(shop: TestApp): Promise<unknown>; before?: Filled };

const demo: Filled = { name: 'vitrine_demo', template: templateName, fill: (shop) => seedDemo(shop.host) };
const withShoppers: Filled = { name: 'vitrine_demo_shoppers', template: demo.name, fill: (shop) => seedShoppers(shop.host), before: demo };

/** The demo shop as the first start leaves it, without shoppers. */
export const demoShop = (): Promise<TestApp> => openCopy(demo);

/** The demo shop with its shoppers and their orders. */
export const demoShopWithShoppers = (): Promise<TestApp> => openCopy(withShoppers);

/** What one application encrypts, its copy reads. */
const config = { secretsKeys: [createSecretKey(Buffer.alloc(32, 'demo shop'))] };
const filesOf = ({ name }: Filled) => join(inject('filledFolder'), name);

async function openCopy(filled: Filled): Promise<TestApp> {
  // The first process fills it; the others wait for it.
  await oneAtATime(inject('serverUrl'), () => fillOnce(filled));
  return createTestApp({ config, files: filesOf(filled), database: await createTestDatabase(filled.name) });
}

async function fillOnce(filled: Filled): Promise<void> {
  const files = filesOf(filled);
  if (existsSync(files)) return;
  if (filled.before) await fillOnce(filled.before);
  const url = await createNamedDatabase(inject('serverUrl'), filled.name, filled.template);
  const database = openDatabase(url);
  const shop = await createTestApp({
    config,
    ...(filled.before ? { files: filesOf(filled.before) } : {}),
    database: { url, database, close: () => database.close() },
  });
  await filled.fill(shop);
  // Whole or not at all: its presence says that the shop is filled.
  await cp(shop.host.config.dataDir, `${files}.part`, { recursive: true });
  await shop.close();
  await rename(`${files}.part`, files);
}
