// vitrine test [path ...]: the tests of a project, in extensions/ and test/, with a PostgreSQL of their own (vitest.project.config.ts).
import { existsSync } from 'node:fs';
import { installed, leave, prepare, root, run } from './project.mjs';

await prepare('vitrine test', { build: ['extensions'] });
const vitest = installed('vitest/vitest.mjs');
if (!existsSync(vitest)) leave('Vitest is missing, which runs the tests.\n  - Install it: npm install --save-dev vitest');
process.exit(run([vitest, 'run', '--config', `${root}vitest.project.config.ts`, ...process.argv.slice(2)]));
