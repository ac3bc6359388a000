// The rows call use cases, whose mails and pages are TSX: Vite reads them, as it does for the tests.
import { runnerImport } from 'vite';

await runnerImport('/test/faults/run.ts', { root: process.cwd(), logLevel: 'error' });
