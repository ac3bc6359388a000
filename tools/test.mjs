// npm test: installs what the tests need, builds, runs all of them and prints one line with the sum.
// `npm test -- unit` and `npm test -- e2e` run one of the two; `--all-languages` walks the journeys that belong to a language
// in each of them on both screens, and runs nothing else. Plain JavaScript for Node 20 with nothing installed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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

/** A runner that fails without a failed test (a fault outside of any, a crash) counts as one failure. */
function withExitCode(code, result, runner) {
  if (code === 0 || result.failed > 0) return result;
  return { ...result, failed: 1, failures: [`${runner} ended with code ${code}, and not for a failed test: what it says of it stands above`] };
}

function fromVitest(file) {
  const report = read(file);
  if (!report) return unread(file);
  const failures = report.testResults.flatMap((suite) => {
    const name = relative(root, suite.name);
    const failed = suite.assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not even be loaded has no tests and would not be counted.
    if (suite.status === 'failed' && failed.length === 0) return [told(name, suite.message)];
    return failed.map(({ fullName, failureMessages }) => told(`${name}: ${fullName}`, failureMessages[0]));
  });
  return { passed: report.numPassedTests, failed: failures.length, skipped: report.numPendingTests + report.numTodoTests, failures };
}

function fromPlaywright(file) {
  const report = read(file);
  if (!report) return unread(file);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const journeys = journeysOf(report.suites);
  for (const { name } of journeys.filter(({ status }) => status === 'flaky')) console.log(`passed only the second time, look into it: ${name}`);
  const failures = journeys.filter(({ status }) => status === 'unexpected').map(({ name, message }) => told(name, message));
  return { passed: expected + flaky, failed: unexpected, skipped, failures };
}

function unread(file) {
  return { passed: 0, failed: 1, skipped: 0, failures: [`${file} was not written`] };
}

/** All journeys, with how each went in the end and why not. */
function journeysOf(suites) {
  return (suites ?? []).flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, status, results: tries }) => ({
        name: `[${projectName}] ${file}: ${title}`,
        status,
        message: tries.at(-1)?.error?.message,
      })),
    ),
    ...journeysOf(suite.suites),
  ]);
}

/** A test with the first line of what it says, without colours. */
function told(name, message) {
  const line = stripVTControlCharacters(String(message ?? '')).split('\n')[0];
  return line ? `${name}: ${line.slice(0, 300)}` : name;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
