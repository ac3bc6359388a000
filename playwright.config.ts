import { defineConfig, devices } from '@playwright/test';
import type { Locale } from './test/e2e/messages.ts';
import { inLongRun } from './test/harness/long-run.ts';

const executablePath = process.env['CHROMIUM_PATH'];

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };
const phone = { ...devices['Pixel 7'] };

/** English on a desk and Chinese on a phone. */
const screens = [
  { name: 'desktop', grepInvert: /@phone-only/, use: { ...desktop, language: 'en' as Locale } },
  { name: 'phone', grepInvert: /@desk-only/, use: { ...phone, language: 'zh' as Locale } },
];
/** `npm test`: each test on the screen that its tags name (test/e2e/fixtures.ts). The long run runs all of them on both. */
const chosen = screens.map((screen) => (screen.name === 'phone' ? { ...screen, grep: /@(?:phone|both)\b/ } : { ...screen, grepInvert: /@(?:phone|long)\b/ }));
/** `E2E_ALL_LANGUAGES=1`: each language on both screens, for what is tagged so. */
const everyLanguage = [
  ['en', 'en-US'],
  ['zh', 'zh-CN'],
  ['zh-HK', 'zh-HK'],
].flatMap(([language, locale]) =>
  Object.entries({ desktop, phone }).map(([name, screen]) => ({
    name: `${name}, ${language}`,
    grep: /@every-language/,
    grepInvert: name === 'phone' ? /@desk-only/ : /@phone-only/,
    use: { ...screen, locale: locale!, language: language as Locale },
  })),
);

/** End-to-end tests in a real browser against the built shop, which global-setup starts once for all files. */
export default defineConfig<{ language: Locale }>({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './test/e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // docs/decisions/0511: a test that fails now and then has found something.
  retries: 0,
  // A test waits for a good part of its time: two of them leave a quarter of two cores idle.
  workers: 3,
  timeout: 90_000,
  // As long as a busy machine may need; what is there at once waits for nothing.
  expect: { timeout: 20_000, toPass: { timeout: 30_000 } },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // Sooner than the whole test's time: the report names the step that waits in vain.
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    // Requests that a service worker makes are not a test's to answer.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A quarter of the time goes into it; E2E_TRACE=1 keeps one of each test that fails.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // Drawn by the processor, pages are drawn faster without a graphics card in software.
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-default-apps',
        '--disable-sync',
        '--disable-dev-shm-usage',
        '--no-first-run',
        '--metrics-recording-only',
      ],
    },
  },
  projects: process.env['E2E_ALL_LANGUAGES'] ? everyLanguage : inLongRun ? screens : chosen,
});
