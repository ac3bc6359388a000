// What the runners' reports say, in one form: how many passed, failed and were skipped, and which failed.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './install.mjs';

/** A runner that fails without a failed test (a fault outside of any, a crash) counts as one failure. */
export function withExitCode(code, result, runner) {
  if (code === 0 || result.failed > 0) return result;
  return { ...result, failed: 1, failures: [`${runner} ended with code ${code}, and not for a failed test: what it says of it stands above`] };
}

/** What Vitest's report says. */
export function fromVitest(file) {
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

/** What Playwright's report says. */
export function fromPlaywright(file) {
  const report = read(file);
  if (!report) return unread(file);
  const { expected, unexpected, skipped } = report.stats;
  const failures = journeysOf(report.suites)
    .filter(({ status }) => status === 'unexpected')
    .map(({ name, message }) => told(name, message));
  return { passed: expected, failed: unexpected, skipped, failures };
}

function unread(file) {
  return { passed: 0, failed: 1, skipped: 0, failures: [`${file} was not written`] };
}

/** All journeys, with how each went and why not. */
function journeysOf(suites) {
  return (suites ?? []).flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, status, results: tries }) => ({
        name: `[${projectName}] ${file}: ${title}`,
        status,
        message: tries[0]?.error?.message,
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
