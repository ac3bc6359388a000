/** Each way to ask another clock than the shop's, and to wait for time, is refused by lint; what only looks like one is not. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asksTheDatabase } from './lint-clock.mjs';

const project = fileURLToPath(new URL('..', import.meta.url));
// Put together here, or this file would be a fault itself.
const present = `no${'w'}()`;

const faults = [
  ['SQL asks the database', 'src/shop/store-a.ts', `export const a = (sql: any) => sql\`select 1 where at < ${present}\`;`],
  [
    'SQL asks the database, after a parameter',
    'src/shop/store-b.ts',
    `export const b = (sql: any, id: string) => sql\`update x set at = ${'current'}_timestamp where id = \${id}\`;`,
  ],
  ['a use case asks the machine', 'src/shop/c.ts', `export const c = () => Date.${'now'};`],
  ['a default asks the machine', 'src/shop/d.ts', 'export const d = (at = new Date()) => at;'],
  ['without brackets', 'src/shop/e.ts', 'export const e = () => new Date;'],
  ['a component asks the device', 'src/ui/f.tsx', 'export const F = () => <b>{Date()}</b>;'],
  ['a test asks the machine', 'test/g.ts', 'export const g = new Date();'],
  ['an end-to-end test waits', 'test/e2e/h.e2e.ts', `export const h = (page: any) => page.${'waitFor'}Timeout(1_000);`],
] as const;
const fine = [
  [
    'a comment, and a function of that name',
    'src/shop/i.ts',
    `/* not ${present} */ export const i = ({ now }: { ${present}: Date }) => new Date(${present}.getTime());`,
  ],
  ['a clock itself', 'src/kit/server/clock.ts', 'export const machineClock = () => new Date();'],
  ['a column that notes when its row was made', 'test/j.ts', `export const j = 'at timestamptz default ${present}';`],
] as const;

let folder: string;
let text: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-clock-'));
  for (const [, file, content] of [...faults, ...fine]) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  const config = JSON.parse(readFileSync(join(project, '.oxlintrc.json'), 'utf8')) as object;
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, jsPlugins: [join(project, 'tools/lint-clock.mjs')] }));
  const linted = spawnSync(process.execPath, [join(project, 'node_modules/.bin/oxlint'), '--format', 'unix', '.'], { cwd: folder, encoding: 'utf8' });
  text = linted.stdout + linted.stderr;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lines = (file: string) => text.split('\n').filter((line) => line.includes(`${file}:1:`) && line.includes('one-clock'));

it.each(faults)('refuses: %s', (_what, file) => {
  expect(lines(file)).toHaveLength(1);
});

it.each(fine)('allows %s', (_what, file) => {
  expect(lines(file)).toEqual([]);
});

it('tells a statement that asks the database from a default', () => {
  expect(asksTheDatabase(`delete from a where at < ${present};`)).toBe(true);
  expect(asksTheDatabase(`at timestamptz not null default ${present}`)).toBe(false);
});
