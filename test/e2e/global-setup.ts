/** Starts the shop once for all journeys. `E2E_URL` names a running one instead. */
import { startBuiltShop } from '#test/harness/built-shop.ts';

export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['E2E_URL']) return async () => undefined;
  const shop = await startBuiltShop({ environment: { LOG_LEVEL: 'error' } });
  process.env['E2E_URL'] = shop.url;
  process.env['E2E_DATA_DIR'] = shop.dataDir;
  process.env['E2E_STAFF_EMAIL'] = shop.staff?.email ?? '';
  process.env['E2E_STAFF_PASSWORD'] = shop.staff?.password ?? '';
  return async () => {
    await shop.stop();
  };
}
