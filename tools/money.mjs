// npm run money -- <carts>: runs test/money/run.ts, whose imports reach sections of pages, which Node.js alone does not read.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
await runnerImport(`${root}test/money/run.ts`, { root, configFile: false, logLevel: 'warn' });
