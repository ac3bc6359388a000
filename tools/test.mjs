// npm test: installs what the tests need, builds, runs all of them and prints one line with the sum.
// `npm test -- unit` and `npm test -- e2e` run one of the two; `--all-languages` walks the journeys that belong to a language
// in each of them on both screens, and runs nothing else. Plain JavaScript for Node 20 with nothing installed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter } from 'node:path';
import { ensureTestBrowser } from './chromium.mjs';
import { ensureInstalled, node, root } from './install.mjs';
import { waitForTurn } from './turn.mjs';

const allLanguages = process.argv.includes('--all-languages');
const asked = allLanguages ? ['e2e'] : process.argv.slice(2).filter((argument) => ['unit', 'e2e'].includes(argument));
const wanted = (name) => asked.length === 0 || asked.includes(name);

process.chdir(root);
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
  results.push(withExitCode(code, fromVitest('test-results/unit.json')));
}
if (wanted('e2e')) {
  const code = run(['node_modules/.bin/playwright', 'test'], {
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    ...(allLanguages ? { E2E_ALL_LANGUAGES: '1' } : {}),
  });
  results.push(withExitCode(code, fromPlaywright('test-results/e2e.json')));
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(sum('failed') > 0 ? 1 : 0);

function run(command, environment = {}) {
  const env = { ...process.env, ...environment, PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH}` };
  return spawnSync(node, command, { stdio: 'inherit', env }).status ?? 1;
}

/** A runner that fails without a failed test (a fault outside of any, a crash) counts as one failure. */
function withExitCode(code, result) {
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

function fromVitest(file) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  // A file that could not even be loaded has no tests and would not be counted.
  const broken = report.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.every((test) => test.status !== 'failed')).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken, skipped: report.numPendingTests + report.numTodoTests };
}

function fromPlaywright(file) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  for (const name of flakyOnes(report.suites)) console.log(`passed only the second time, look into it: ${name}`);
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** The journeys that failed first and passed then. */
function flakyOnes(suites) {
  return (suites ?? []).flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
    ),
    ...flakyOnes(suite.suites),
  ]);
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
