/** What tests of a project begin with (`vitrine/testing`): a whole shop over a database of its own, and what is in it. */
import { extensions } from '#installed/server.ts';
import { createTestApp, type TestApp } from './app.ts';

export { newId } from '#kit/server/ids.ts';
export { markPaid } from '#shop/orders/pay/mark-paid.ts';
export { publishSections } from '#shop/templates/index.ts';
export { createTestApp } from './app.ts';
export type { ApiAnswer, TestApp, TestClient } from './app.ts';
export { contextOf, entryOf, setSettings } from './extensions.ts';
export { placeTestOrder, staffContext } from './orders.ts';
export { eraseAccount, exportOf } from './personal-data.ts';
export { insertTestProduct } from './products.ts';
export { runJob, runJobs } from './run-jobs.ts';
export { signedIn } from './shoppers.ts';
export { staffToken } from './staff.ts';

/** Opens a shop with the extensions that `vitrine.config.ts` names; `close` ends it. Its clock stands still until the test moves it. */
export const openTestShop = (): Promise<TestApp> => createTestApp({ extensions });
