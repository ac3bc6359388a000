import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'test/e2e/**'],
    globalSetup: ['test/harness/global-setup.ts'],
    setupFiles: ['test/harness/property-seed.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
