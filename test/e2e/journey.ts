/** What every journey starts from: Playwright's `test`, with addresses relative to the shop that global-setup started. */
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** `test` whose pages and requests go to the shop. Its browsers have chosen their language; `languageHint: true` makes one that has not. */
export const test = base.extend<{ languageHint: boolean }>({
  languageHint: [false, { option: true }],
  context: async ({ context, languageHint }, use) => {
    if (!languageHint) await context.addInitScript(() => localStorage.setItem('languageChosen', 'true'));
    await use(context);
  },
  baseURL: async ({ browserName: _browserName }, use) => {
    await use(process.env['E2E_URL'] ?? 'http://localhost:3000');
  },
});
