// Imports of the purchases reach sections of pages, which Node.js alone does not read: Vite does, as for the tests.
import { runnerImport } from 'vite';

await runnerImport('/test/money/run.ts', { root: process.cwd(), configFile: false, logLevel: 'warn' });
