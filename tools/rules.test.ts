/** Plants mistakes in a small tree of the same layout and sees each one caught by the rules that `npm run check` applies. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const project = fileURLToPath(new URL('..', import.meta.url));
const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

type Tree = Record<string, string>;

// Put together here, or this file would be a fault itself.
const present = `no${'w'}()`;

/** A house in order: one file of each sort, importing what it may. */
const clean: Tree = {
  'kit/pure/amount.ts': 'export type Amount = number;',
  'kit/server/database.ts': 'export const on = 1;',
  'kit/browser/call.ts': "import type { Amount } from '#kit/pure/amount.ts'; export const call = (a: Amount) => a;",
  'ui/price.tsx': "import type { Amount } from '#kit/pure/amount.ts'; export const Price = (a: Amount) => a;",
  'generated/tables.ts': 'export type DB = object;',
  'shop/stock/contract.ts': "import type { Amount } from '#kit/pure/amount.ts'; export type Piece = Amount;",
  'shop/stock/tables.ts': "import type { DB } from '#tables'; import { on } from '#kit/server/database.ts'; export type T = DB; export const tables = on;",
  'shop/stock/store.ts': "import { tables } from './tables.ts'; export const find = tables;",
  'shop/stock/reserve-stock.ts': "import { find } from './store.ts'; export const reserveStock = find;",
  'shop/stock/counts/store.ts': "import { tables } from '../tables.ts'; export const counts = tables;",
  'shop/stock/counts/count-all.ts': "import { counts } from './store.ts'; export const countAll = counts;",
  'shop/stock/counts/index.ts': "export { countAll } from './count-all.ts';",
  'shop/cart/show-counts.ts': "import { countAll } from '#shop/stock/counts/index.ts'; export const showCounts = countAll;",
  'shop/stock/index.ts': "export { reserveStock } from './reserve-stock.ts';",
  'shop/cart/index.ts': "export { addLine } from './add-line.ts';",
  'shop/cart/add-line.ts': "import { reserveStock } from '#shop/stock/index.ts'; export const addLine = reserveStock;",
  'shop/cart/routes.ts': "import { addLine } from './add-line.ts'; export const routes = addLine;",
  'shop/cart/sections/bag/island.tsx':
    "import { call } from '#kit/browser/call.ts'; import type { Piece } from '#shop/stock/contract.ts'; export const bag: [unknown, Piece?] = [call];",
  'storefront/pages.ts': "import { addLine } from '#shop/cart/index.ts'; export const pages = addLine;",
  'browser/entry.ts': "import { bag } from '#shop/cart/sections/bag/island.tsx'; export const entry = bag;",
  'backoffice/app.tsx': "import type { Piece } from '#shop/stock/contract.ts'; export const app: Piece = 1;",
  'server/main.ts': "import { pages } from '#storefront/pages.ts'; export const main = pages;",
  'kit/server/clock.ts': 'export const machineClock = () => new Date();',
  // A comment may say so, and a function may have that name.
  'shop/stock/count.ts': `/* not ${present} */ export const count = ({ now }: { ${present}: Date }) => new Date(${present}.getTime());`,
  '../test/harness/machine-date.ts': 'export const machineNow = () => new Date();',
  '../docs/rules/stock.md': '# Stock\n\nSee [the ledger](#the-ledger) and [the contract](../contract.md#who-asks).\n\n## The ledger\n',
  '../docs/contract.md': '# Contract\n\n## Who asks\n',
  'kit/pure/ledger.ts': '/** Rows are never changed (docs/rules/stock.md, "The ledger"). */ export const ledger = 1;',
  '../migrations/0001_first.sql': `create table a (at timestamptz not null default ${present}); -- ${present} is a default`,
};

/** Each mistake: what is written where, and the rule that must answer. */
const faults: { mistake: string; rule: string; files: Tree }[] = [
  { mistake: 'kit imports shop', rule: 'kit-knows-no-shop', files: { 'kit/server/mail.ts': "import '#shop/cart/index.ts';" } },
  { mistake: 'kit/pure imports kit/server', rule: 'kit-pure-is-pure', files: { 'kit/pure/clock.ts': "import '../server/database.ts';" } },
  { mistake: 'ui imports kit/server', rule: 'ui-on-kit-only', files: { 'ui/card.tsx': "import '#kit/server/database.ts';" } },
  { mistake: 'a slice imports the storefront', rule: 'shop-below-storefront', files: { 'shop/cart/page.ts': "import '#storefront/pages.ts';" } },
  { mistake: 'the storefront imports the server', rule: 'storefront-below-server', files: { 'storefront/boot.ts': "import '#server/main.ts';" } },
  { mistake: "a slice reaches another one's store", rule: 'slice-public-face', files: { 'shop/cart/peek.ts': "import '#shop/stock/store.ts';" } },
  {
    mistake: "a slice reaches into a subject of another one's",
    rule: 'slice-public-face',
    files: { 'shop/cart/peek-counts.ts': "import '#shop/stock/counts/count-all.ts';" },
  },
  { mistake: 'routes import the store of a subject', rule: 'store-behind-use-cases', files: { 'shop/stock/counts/routes.ts': "import './store.ts';" } },
  { mistake: 'routes import the store', rule: 'store-behind-use-cases', files: { 'shop/stock/routes.ts': "import './store.ts';" } },
  { mistake: 'a section imports the store', rule: 'store-behind-use-cases', files: { 'shop/stock/sections/left/load.ts': "import '../../store.ts';" } },
  { mistake: 'tables outside of the store', rule: 'tables-behind-store', files: { 'shop/stock/count-stock.ts': "import './tables.ts';" } },
  {
    mistake: 'the whole schema outside of tables.ts',
    rule: 'schema-behind-tables',
    files: { 'shop/stock/all.ts': "import type { DB } from '#tables'; export type All = DB;" },
  },
  {
    mistake: 'server code reachable from an island, two steps away',
    rule: 'no-server-code-in-browser',
    files: { 'shop/stock/sections/left/island.tsx': "import './words.ts';", 'shop/stock/sections/left/words.ts': "import '#kit/server/database.ts';" },
  },
  {
    mistake: 'the browser entry imports a load',
    rule: 'no-server-code-in-browser',
    files: { 'browser/other.ts': "import '#shop/cart/sections/bag/load.ts';", 'shop/cart/sections/bag/load.ts': 'export {};' },
  },
  { mistake: 'two files import each other', rule: 'no-file-cycles', files: { 'shop/stock/a.ts': "import './b.ts';", 'shop/stock/b.ts': "import './a.ts';" } },
  {
    mistake: 'two files import each other as types',
    rule: 'no-file-cycles',
    files: { 'ui/c.ts': "import type { D } from './d.ts'; export type C = D;", 'ui/d.ts': "import type { C } from './c.ts'; export type D = C;" },
  },
  {
    mistake: 'two slices import each other through different files',
    rule: 'no-slice-cycles',
    files: { 'shop/stock/notify.ts': "import '#shop/cart/contract.ts';", 'shop/cart/contract.ts': 'export {};' },
  },
  {
    mistake: 'an edge that nobody listed',
    rule: 'edges-of-stock',
    files: { 'shop/stock/price.ts': "import '#shop/markets/index.ts';", 'shop/markets/index.ts': 'export {};' },
  },
  { mistake: 'a pure file imports the server', rule: 'pure-slice-files', files: { 'shop/stock/rules.ts': "import '#kit/server/database.ts';" } },
  { mistake: 'a slice asks the machine what time it is', rule: 'clock-at-the-root', files: { 'shop/stock/late.ts': "import '#kit/server/clock.ts';" } },
  { mistake: "the back office imports a slice's index", rule: 'backoffice-is-a-client', files: { 'backoffice/stock.tsx': "import '#shop/stock/index.ts';" } },
];

/** Each way to ask another clock, and to wait for time: the file, what stands there, and the rule that must answer. */
const clockFaults: { mistake: string; rule: string; file: string; text: string }[] = [
  {
    mistake: 'SQL asks the database',
    rule: 'one-clock',
    file: 'src/shop/cart/store-a.ts',
    text: `export const a = (sql: any) => sql\`select 1 where at < ${present}\`;`,
  },
  {
    mistake: 'SQL asks the database, after a parameter',
    rule: 'one-clock',
    file: 'src/shop/cart/store-b.ts',
    text: `export const b = (sql: any, id: string) => sql\`update x set at = ${'current'}_timestamp where id = \${id} and till > ${present.toUpperCase()}\`;`,
  },
  { mistake: 'a use case asks the machine', rule: 'one-clock', file: 'src/shop/cart/clock-c.ts', text: `export const c = () => Date.${'now'};` },
  { mistake: 'a default asks the machine', rule: 'one-clock', file: 'src/shop/cart/clock-d.ts', text: 'export const d = (at = new Date()) => at;' },
  { mistake: 'without brackets', rule: 'one-clock', file: 'src/shop/cart/clock-e.ts', text: 'export const e = () => new Date;' },
  { mistake: 'a component asks the device', rule: 'one-clock', file: 'src/ui/clock-f.tsx', text: 'export const F = () => <b>{Date()}</b>;' },
  { mistake: 'a test asks the machine', rule: 'one-clock', file: 'test/clock-g.ts', text: 'export const g = new Date();' },
  { mistake: 'a trigger asks the database', rule: 'one-clock', file: 'migrations/0002_second.sql', text: `delete from a where at < ${present};` },
  { mistake: 'a journey waits', rule: 'no-waiting', file: 'test/e2e/h.e2e.ts', text: `export const h = (page: any) => page.${'waitFor'}Timeout(1_000);` },
];

/** Each way to cite what is not there: the file, its one line, and the rule that must answer. */
const citationFaults: { mistake: string; rule: string; file: string; text: string }[] = [
  { mistake: 'a comment cites a heading that is not there', rule: 'not-there', file: 'src/ui/cite-a.ts', text: '// docs/rules/stock.md, "Shelves"' },
  { mistake: 'a comment cites a page that is not there', rule: 'not-there', file: 'src/ui/cite-b.ts', text: '// docs/rules/moods.md, "The ledger"' },
  { mistake: 'a comment cites a page without a heading', rule: 'not-there', file: 'test/cite-c.ts', text: '// see docs/rules/stock.md' },
  { mistake: 'a page links to a heading that is not there', rule: 'not-there', file: 'docs/d.md', text: '[x](rules/stock.md#shelves)' },
  { mistake: 'a page links to a page that is not there', rule: 'not-there', file: 'docs/e.md', text: '[x](rules/moods.md)' },
  { mistake: 'a comment cites a paper by its sections', rule: 'cites-outside', file: 'src/ui/cite-f.ts', text: '// contract, section 4' },
  { mistake: 'a test cites the domain rules', rule: 'cites-outside', file: 'test/cite-g.ts', text: '// domain rules' },
  { mistake: 'a test cites a specification', rule: 'cites-outside', file: 'test/cite-h.ts', text: '// as the specification says' },
];

describe('the rules of the house', () => {
  it('find nothing in a house in order', () => {
    expect(check(plant(clean))).toMatchObject({ exitCode: 0, text: expect.stringContaining('no fault') });
  });

  // One run for all mistakes: each is known by its rule and the file that it was planted in.
  const planted = Object.fromEntries(
    [...clockFaults, ...citationFaults].map(({ file, text }) => [file.startsWith('src/') ? file.slice(4) : `../${file}`, text]),
  );
  const found = check(plant(Object.assign({}, clean, planted, ...faults.map(({ files }) => files))));
  it.each(faults)('catch: $mistake', ({ rule, files }) => {
    expect(found.exitCode).toBe(1);
    const lines = Object.keys(files).map((file) => `rules: ${rule}: src/${rule === 'no-slice-cycles' ? dirname(file) : file} → `);
    expect(found.text.split('\n')).toContainEqual(expect.stringMatching(startOf(lines)));
  });

  it.each([...clockFaults, ...citationFaults])('catch: $mistake', ({ rule, file }) => {
    expect(found.text.split('\n')).toContainEqual(expect.stringMatching(startOf([`rules: ${rule}: ${file}:1: `])));
  });

  it('catch that no test, migration or page was read', () => {
    const { exitCode, text } = check(plant(Object.fromEntries(Object.entries(clean).filter(([file]) => !file.startsWith('../')))));
    expect(exitCode).toBe(1);
    for (const start of ['test/', 'migrations/']) expect(text).toContain(`rules: not-read: no file in ${start}`);
    expect(text).toContain('rules: not-read: no page in docs/');
  });

  it('catch a slice without a row', () => {
    const { exitCode, text } = check(plant({ ...clean, 'shop/gossip/index.ts': 'export {};' }));
    expect(exitCode).toBe(1);
    expect(text).toContain('src/shop/gossip has no row in mayCall');
  });

  it('catch files that were not read', () => {
    const { exitCode, text } = check(plant({ ...clean, 'kit/node_modules/hidden.ts': 'export {};' }));
    expect(exitCode).toBe(1);
    expect(text).toContain('rules: not-read: src/kit/node_modules/hidden.ts');
  });

  it('catch an import of a file that is not there', () => {
    const { exitCode, text } = check(plant({ ...clean, 'kit/pure/lost.ts': "import './nowhere.ts';" }));
    expect(exitCode).toBe(1);
    expect(text).toContain('rules: not-found: src/kit/pure/lost.ts imports ./nowhere.ts');
  });
});

const startOf = (lines: string[]) => new RegExp(`^(${lines.map((line) => line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`);

function plant(tree: Tree): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-rules-'));
  made.push(folder);
  const { type, imports } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { type: string; imports: object };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type, imports }));
  writeFileSync(join(folder, 'tsconfig.json'), readFileSync(join(project, 'tsconfig.json')));
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(join(folder, 'src', dirname(file)), { recursive: true });
    writeFileSync(join(folder, 'src', file), text);
  }
  return folder;
}

function check(folder: string): { exitCode: number; text: string } {
  const run = spawnSync(process.execPath, [join(project, 'tools/rules.mjs'), folder], { encoding: 'utf8' });
  return { exitCode: run.status ?? -1, text: `${run.stdout}${run.stderr}` };
}
