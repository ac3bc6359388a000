// npm test: installs what the tests need, builds, runs what breaks every day and prints one line with the sum. `-- unit` and `-- e2e` run one of the two.
// `npm run test:long` (`-- --long`) runs all there is, at its full size, and each test on both screens; `-- --all-languages` runs the tests that belong
// to a language in each of them on both screens, and runs nothing else. `npm run test:dates [-- leap-day src/shop/orders]` (`-- --dates`) runs the tests that
// need no browser at moments that are special to calendars, in zones on both sides of UTC.
import { mkdirSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { prepare, readOr, root, run } from './project.mjs';

const asked = process.argv.slice(2);
const [allLanguages, dates] = ['--all-languages', '--dates'].map((option) => asked.includes(option));
const wanted = (name) => (name === 'e2e' ? !dates : !allLanguages) && (dates || !asked.some((one) => ['unit', 'e2e'].includes(one)) || asked.includes(name));

process.chdir(root);
if (allLanguages || asked.includes('--long')) process.env.TEST_LONG = '1';
let chromium;
await prepare('npm test', { build: [], before: () => wanted('e2e') && (chromium = ensureChromium()) });
console.log(
  process.env.TEST_DATA_DIR ? `Test data: ${process.env.TEST_DATA_DIR}` : 'TEST_DATA_DIR is not set: tests that need the sample exports are skipped.',
);
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

const sum = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
if (dates) {
  const moments = momentsAfter(new Date());
  const names = Object.keys(moments).filter((name) => asked.includes(name));
  const files = asked.filter((one) => !one.startsWith('--') && !(one in moments));
  for (const name of names.length > 0 ? names : Object.keys(moments)) {
    for (const TZ of ['Asia/Shanghai', 'America/Los_Angeles']) {
      console.log(`\n${name}: ${moments[name].toISOString()}, ${TZ}`);
      unit({ TEST_NOW: moments[name].toISOString(), TZ }, files);
    }
  }
} else if (wanted('unit')) unit();
if (wanted('e2e')) {
  const environment = { ...(chromium ? { CHROMIUM_PATH: chromium } : {}), ...(allLanguages ? { E2E_ALL_LANGUAGES: '1' } : {}) };
  const code = run(['node_modules/.bin/playwright', 'test'], { environment });
  const { stats, suites = [] } = JSON.parse(readOr('test-results/e2e.json', '{}'));
  failures.push(...suites.flatMap(failedBrowserTests));
  add(code, { passed: stats?.expected, failed: stats?.unexpected, skipped: stats?.skipped });
}
// Last, so that the end of a long log names them.
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
process.exit(sum.failed > 0 ? 1 : 0);

function unit(environment = {}, files = []) {
  const file = 'test-results/unit.json';
  rmSync(file, { force: true });
  const code = run(['node_modules/.bin/vitest', 'run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], { environment });
  const report = JSON.parse(readOr(file, '{}'));
  failures.push(...(report.testResults ?? []).flatMap(failedTests));
  // A file that could not be loaded has no tests and would not be counted.
  const failed = report.numFailedTests + report.testResults?.filter((one) => one.status === 'failed' && one.assertionResults.length === 0).length;
  add(code, { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests });
}

/** The failed tests of a file of Vitest's report, each with the first lines of what went wrong. */
function failedTests({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  if (status === 'failed' && assertionResults.length === 0) return [describeFailure(file, message)];
  return assertionResults.filter((test) => test.status === 'failed').map((test) => describeFailure(`${file} › ${test.fullName}`, test.failureMessages[0]));
}

/** The failed tests of a suite of Playwright's report, those of the suites in it included. */
function failedBrowserTests({ suites = [], specs = [] }) {
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === 'unexpected')
      .map((test) => describeFailure(`${file} [${test.projectName}] › ${title}`, test.results.at(-1)?.error?.message)),
  );
  return [...failed, ...suites.flatMap(failedBrowserTests)];
}

function describeFailure(title, message = '') {
  return [title, ...message.split('\n').slice(0, 12)].join('\n  ');
}

/** Failures without a failed test (a fault outside of any, a crash, no report) count as one. */
function add(code, result) {
  for (const key of Object.keys(sum)) sum[key] += result[key] || 0;
  if (code !== 0 && !result.failed) sum.failed += 1;
}

/** Moments that are special to calendars, the first of each that is still to come. */
function momentsAfter(today) {
  const inDays = (count) => new Date(today.getTime() + count * 86_400_000);
  const next = (ofYear) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((years) => ofYear(today.getUTCFullYear() + years)).find((at) => at > today);
  /** The `count`th Sunday of a month. */
  const sunday = (year, month, count) => 1 + ((7 - new Date(Date.UTC(year, month, 1)).getUTCDay()) % 7) + 7 * (count - 1);
  const leapDay = (year) => new Date(Date.UTC(year, 1, 29, 12));
  return {
    tomorrow: inDays(1),
    'in-400-days': inDays(400),
    'leap-day': next((year) => (leapDay(year).getUTCDate() === 29 ? leapDay(year) : null)),
    'year-end': next((year) => new Date(Date.UTC(year, 11, 31, 23, 59))),
    // The clocks of Los Angeles go forward at 10:00 UTC on the second Sunday of March, and back at 9:00 on the first one of November.
    'clocks-forward': next((year) => new Date(Date.UTC(year, 2, sunday(year, 2, 2), 9, 59))),
    'clocks-back': next((year) => new Date(Date.UTC(year, 10, sunday(year, 10, 1), 8, 59))),
  };
}
