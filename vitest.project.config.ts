// The tests of a project that has this package installed (tools/test-project.mjs).
import { defineConfig } from 'vitest/config';
import { faces } from './tools/extensions.mjs';
import { project, root } from './tools/project.mjs';

export default defineConfig({
  root: project,
  resolve: { alias: faces },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{extensions,test}/**/*.test.{ts,tsx}'],
    globalSetup: [`${root}test/harness/global-setup.ts`],
    setupFiles: [`${root}test/harness/set-machine-date.ts`],
    // The shop is TypeScript, which Node.js does not read below node_modules.
    server: { deps: { inline: [/\/node_modules\/vitrine\//] } },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
