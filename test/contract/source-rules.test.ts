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

/** Where states of orders and returns have names: their table, the transitions and what staff see of each. */
const statesAreNamedIn = /src\/shop\/(orders|returns)\/(contract-states|states)\.ts$/;
const namedState = /'(?:inProgress|pendingCancellation|pendingApproval|auditSuccessful|auditFailed)'|\b(?:s|auditS)tatus (?:===|!==) '/;
const speaksOfStates = /src\/(shop\/(orders|returns|profile|withdrawals|documents|checkout)|backoffice\/(orders|returns|customers))\//;

it('no source asks for a status of orders or returns by its name but the table of states', () => {
  const asked = files.filter(({ file, text }) => speaksOfStates.test(file) && !statesAreNamedIn.test(file) && namedState.test(text));
  expect(asked.map(({ file, text }) => `${file}: ${namedState.exec(text)![0]}`)).toEqual([]);
  expect("where status = 'inProgress'").toMatch(namedState);
});

it('no line of a page begins with the dot between two facts: `dot` takes along what is before it', () => {
  const isShown = /src\/(?:shop\/[\w-]+|storefront)\/sections\/|src\/ui\//;
  const wrong = /(?<=["'`}>)]) ·|^\s*·$|>·</m;
  const found = files.filter(({ file, text }) => isShown.test(file) && wrong.test(text)).map(({ file }) => file);
  expect(found).toEqual([]);
  for (const example of ["options.join(' · ')", '{money(price)} · {count}', '<span>·</span>']) expect(example).toMatch(wrong);
});

it('all sources are looked at', () => expect(files.length).toBeGreaterThan(1_000));

it.each(rules)('no source %s', (_, wrong, example) => {
  expect(files.filter(({ text }) => wrong.test(text)).map(({ file }) => file)).toEqual([]);
  // The rule would find it.
  expect(example).toMatch(wrong);
});
