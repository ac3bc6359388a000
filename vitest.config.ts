import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inLongRun } from './test/harness/long-run.ts';
import { extensionPackages, faces } from './tools/extensions.mjs';
import { root } from './tools/project.mjs';

/** Left out of `npm test`: slow, and not what breaks every day. `npm run test:long` runs them, and by hand `TEST_LONG=1 npx vitest run test/faults`. */
const longOnly = [
  'test/faults/faults.test.ts',
  'test/front/nginx.test.ts',
  'test/ops/restore.test.ts',
  'test/ops/start.test.ts',
  'test/ops/workers.test.ts',
  'test/guides/storefront.test.ts',
  'test/search-quality/search-quality.test.ts',
  'test/package/development.test.ts',
  'test/package/project.test.ts',
  'tools/new.test.ts',
  'tools/packed-extension.test.ts',
  'src/shop/auth/sign-in/timing.test.ts',
];

/** The files that take longest, for reasons that their size does not show: last, one would run alone on a machine that waits for it. */
const first = [
  'test/package/project.test.ts',
  'test/faults/faults.test.ts',
  'test/contract/payments.test.ts',
  'test/contract/identities.test.ts',
  'test/ops/start.test.ts',
  'test/ops/raw-requests.test.ts',
  'src/shop/catalog/import/import.test.ts',
  'src/server/commands/commands.test.ts',
  'test/guides/storefront.test.ts',
  'test/search-quality/search-quality.test.ts',
  'tools/new.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = first.findIndex((file) => moduleId.endsWith(`/${file}`));
      return found === -1 ? first.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  resolve: {
    alias: [
      ...faces,
      { find: /^@vitrine\/client$/, replacement: `${root}packages/client/src/index.ts` },
      { find: /^@vitrine\/client\/(.+)$/, replacement: `${root}packages/client/src/$1.ts` },
    ],
  },
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'test/**/*.test.ts',
      'tools/**/*.test.ts',
      'packages/*/test/**/*.test.ts',
      'examples/extensions/**/*.test.{ts,tsx}',
      'extensions/**/*.test.{ts,tsx}',
    ],
    // Extensions that are packages come as sources.
    server: { deps: { inline: await extensionPackages() } },
    exclude: ['**/node_modules/**', 'test/e2e/**', ...(inLongRun ? [] : longOnly)],
    globalSetup: ['test/harness/global-setup.ts'],
    setupFiles: ['test/harness/set-machine-date.ts', 'test/harness/property-seed.ts', 'test/harness/set-dom.ts', 'test/harness/hold-examples.ts'],
    // docs/decisions/0391: a process loads the shop once and runs many files, as the shop's own process serves many requests.
    isolate: false,
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // What is waited for has no limit of its own to hold: a busy machine is slow, not wrong.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
