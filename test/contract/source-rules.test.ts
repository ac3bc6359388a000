/** What no source of the shop does; the files are read, not run. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync('src/**/*.{ts,tsx}', { exclude: ['src/**/*.test.{ts,tsx}', 'src/generated/**'] }).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

const rules: [string, RegExp, string][] = [
  [
    'gives a command line to a shell',
    /\bexec(?:Sync)?\b[^\n]*\bfrom 'node:child_process'|\bshell: ?['"`]|\bspawn\w*\([^;]*\bshell: ?true/,
    "import { execSync } from 'node:child_process';",
  ],
  ['makes code of text', /\beval\(|\bnew Function\(|\bfrom 'node:vm'|\bset(?:Timeout|Interval)\(['"`]/, 'const run = new Function(text);'],
  [
    'trusts a certificate that nobody vouches for',
    /rejectUnauthorized: ?(?!true)|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/,
    'connect({ rejectUnauthorized: false });',
  ],
];

it('all sources are looked at', () => expect(files.length).toBeGreaterThan(1_000));

it.each(rules)('no source %s', (_, wrong, example) => {
  expect(files.filter(({ text }) => wrong.test(text)).map(({ file }) => file)).toEqual([]);
  // The rule would find it.
  expect(example).toMatch(wrong);
});
