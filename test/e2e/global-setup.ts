/** Starts the shops of the end-to-end tests once for all of them: the demo shop, and one filled from a real export. */
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startBuiltShop, type BuiltShop } from '#test/harness/built-shop.ts';
import { inLongRun } from '#test/harness/long-run.ts';
import { startTestProvider } from '#test/harness/openid-provider.ts';
import { makeReachableFolder } from '#test/harness/temporary-folder.ts';
import { testData } from '#test/harness/test-data.ts';
import { startStripe, stripeEnvironment } from '#test/fakes/stripe.ts';
import { ownPassword } from './own-password.ts';

const importLimitMs = 120_000;

/** `E2E_URL` names a running demo shop instead (and `E2E_EXPORT_URL` a shop filled from the export). */
export default async function setup(): Promise<() => Promise<void>> {
  const shops: BuiltShop[] = [];
  const closing: (() => Promise<void>)[] = [];
  const folders: string[] = [];
  if (!process.env['E2E_URL']) {
    const stripe = await startStripe();
    const provider = await startTestProvider('vitrine-shop');
    const openId = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'vitrine-shop', OIDC_CLIENT_SECRET: 'kept between the two', OIDC_TITLE: 'Alder ID' };
    const dataDir = await makeReachableFolder('vitrine-shop-');
    folders.push(dataDir);
    const shop = await startBuiltShop({ dataDir, environment: { LOG_LEVEL: 'error', ...stripeEnvironment(stripe), ...openId } });
    stripe.deliverTo(`${shop.url}/api/web/payment/webhook/stripe`);
    closing.push(
      () => stripe.close(),
      () => provider.close(),
    );
    shops.push(shop);
    process.env['E2E_STRIPE'] = 'fake';
    process.env['E2E_OPENID'] = provider.issuer;
    process.env['E2E_URL'] = shop.url;
    process.env['E2E_DATA_DIR'] = shop.dataDir;
    process.env['E2E_STAFF_EMAIL'] = shop.staff?.email ?? '';
    process.env['E2E_STAFF_PASSWORD'] = shop.staff ? (await ownPassword(shop.url, shop.staff)).password : '';
    process.env['E2E_SHOPPER'] = JSON.stringify(shop.shopper);
  }
  // For tests of the long run.
  const file = inLongRun ? testData('shopify-snowdevil.csv') : null;
  if (file && !process.env['E2E_EXPORT_URL']) {
    const dataDir = await makeReachableFolder('vitrine-shop-');
    folders.push(dataDir);
    const shop = await startFromExport(file, dataDir);
    shops.push(shop);
    process.env['E2E_EXPORT_URL'] = shop.url;
  }
  return async () => {
    await Promise.all([...shops.map((shop) => shop.stop()), ...closing.map((close) => close())]);
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  };
}

/** Fills a new database with the command that a merchant uses, and starts the shop on it. */
async function startFromExport(file: string, dataDir: string): Promise<BuiltShop> {
  const cli = join(fileURLToPath(new URL('../..', import.meta.url)), 'dist/server/cli.js');
  await promisify(execFile)(process.execPath, [cli, 'import', file, '--no-pictures'], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: dataDir },
    timeout: importLimitMs,
    maxBuffer: 16 * 1024 * 1024,
  });
  return startBuiltShop({ dataDir, environment: { LOG_LEVEL: 'error' } });
}
