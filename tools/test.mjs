// npm test: installs what the tests need, builds, runs what breaks every day and prints one line with the sum.
// `npm test -- unit` and `npm test -- e2e` run one of the two. `npm run test:long` (`npm test -- --long`) runs all there is, at its full size, and each
// journey on both screens; `--all-languages` walks the journeys that belong to a language in each of them on both screens, and runs nothing else.
// Plain JavaScript for Node 20 with nothing installed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter } from 'node:path';
import { ensureTestBrowser } from './chromium.mjs';
import { ensureInstalled, node, root } from './install.mjs';
import { fromPlaywright, fromVitest, withExitCode } from './test-reports.mjs';
import { waitForTurn } from './turn.mjs';

const allLanguages = process.argv.includes('--all-languages');
const long = allLanguages || process.argv.includes('--long');
const asked = allLanguages ? ['e2e'] : process.argv.slice(2).filter((argument) => ['unit', 'e2e'].includes(argument));
const wanted = (name) => asked.length === 0 || asked.includes(name);

process.chdir(root);
if (long) process.env.TEST_LONG = '1';
const turn = await waitForTurn('npm test');
ensureInstalled();
const chromium = wanted('e2e') ? ensureTestBrowser() : null;
if (run(['tools/build.mjs']) !== 0) {
  console.error('\nThe shop could not be built; the reason stands above.');
  process.exit(1);
}
turn.end();

if (process.env.TEST_DATA_DIR) console.log(`Test data: ${process.env.TEST_DATA_DIR}`);
else console.log('TEST_DATA_DIR is not set: tests that need the sample exports are skipped.');

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
const results = [];
if (wanted('unit')) {
  const code = run(['node_modules/.bin/vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json']);
  results.push(withExitCode(code, fromVitest('test-results/unit.json'), 'Vitest'));
}
if (wanted('e2e')) {
  const code = run(['node_modules/.bin/playwright', 'test'], {
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    ...(allLanguages ? { E2E_ALL_LANGUAGES: '1' } : {}),
  });
  results.push(withExitCode(code, fromPlaywright('test-results/e2e.json'), 'Playwright'));
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
// Once more at the end: a build machine may keep no more than that of what was printed.
const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(sum('failed') > 0 ? 1 : 0);

function run(command, environment = {}) {
  const env = { ...process.env, ...environment, PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH}` };
  return spawnSync(node, command, { stdio: 'inherit', env }).status ?? 1;
}
