/** What every journey starts from: Playwright's `test`, with addresses relative to the shop that global-setup started. */
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** `test` whose pages and requests go to the shop. */
export const test = base.extend({
  baseURL: async ({ browserName: _browserName }, use) => {
    await use(process.env['E2E_URL'] ?? 'http://localhost:3000');
  },
});
