// npm run test:dates: the tests that need no browser, at moments that are special to calendars and in zones on both sides of UTC; prints one line with the sum.
// `npm run test:dates -- leap-day src/shop/orders` runs some moments and some files. Plain JavaScript for Node 20 with nothing installed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter } from 'node:path';
import { ensureInstalled, node, root } from './install.mjs';
import { fromVitest, withExitCode } from './test-reports.mjs';
import { waitForTurn } from './turn.mjs';

const zones = ['Asia/Shanghai', 'America/Los_Angeles'];
const dayMs = 24 * 3_600_000;
const today = new Date();

/** The first of a moment of each year that is still to come. */
const next = (ofYear) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((years) => ofYear(today.getUTCFullYear() + years)).find((at) => at !== null && at > today);
/** The `count`th Sunday of a month, at a time of UTC. */
const sunday = (year, month, count, [hour, minute]) =>
  new Date(Date.UTC(year, month, 1 + ((7 - new Date(Date.UTC(year, month, 1)).getUTCDay()) % 7) + 7 * (count - 1), hour, minute));
const isLeap = (year) => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;

const moments = {
  tomorrow: new Date(today.getTime() + dayMs),
  'in-400-days': new Date(today.getTime() + 400 * dayMs),
  'leap-day': next((year) => (isLeap(year) ? new Date(Date.UTC(year, 1, 29, 12)) : null)),
  'year-end': next((year) => new Date(Date.UTC(year, 11, 31, 23, 59))),
  // The clocks of Los Angeles go forward at 10:00 UTC on the second Sunday of March, and back at 9:00 on the first one of November.
  'clocks-forward': next((year) => sunday(year, 2, 2, [9, 59])),
  'clocks-back': next((year) => sunday(year, 10, 1, [8, 59])),
};

const asked = process.argv.slice(2);
const names = Object.keys(moments).filter((name) => asked.includes(name));
const files = asked.filter((argument) => !(argument in moments));

process.chdir(root);
const turn = await waitForTurn('npm run test:dates');
ensureInstalled();
if (run(['tools/build.mjs']) !== 0) {
  console.error('\nThe shop could not be built; the reason stands above.');
  process.exit(1);
}
turn.end();

const folder = 'test-results/dates';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const results = [];
for (const name of names.length > 0 ? names : Object.keys(moments)) {
  for (const zone of zones) {
    const at = moments[name].toISOString();
    const report = `${folder}/${name}-${zone.replace('/', '-')}.json`;
    console.log(`\n${name}: ${at}, ${zone}`);
    const code = run(['node_modules/.bin/vitest', 'run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
      TEST_NOW: at,
      TZ: zone,
    });
    const result = withExitCode(code, fromVitest(report), 'Vitest');
    results.push({ ...result, failures: result.failures.map((failure) => `${name}, ${zone}: ${failure}`) });
  }
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
console.log(`\n${results.length} runs: ${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(sum('failed') > 0 ? 1 : 0);

function run(command, environment = {}) {
  const env = { ...process.env, ...environment, PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH}` };
  return spawnSync(node, command, { stdio: 'inherit', env }).status ?? 1;
}
