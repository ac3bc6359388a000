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
  'backoffice/main.tsx': "import './app.tsx';",
  'server/main.ts': "import { pages } from '#storefront/pages.ts'; export const main = pages;",
  'kit/server/clock.ts': 'export const machineClock = () => 1;',
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
    files: { 'browser/entry.ts': "import '#shop/cart/sections/bag/load.ts';", 'shop/cart/sections/bag/load.ts': 'export {};' },
  },
  {
    mistake: 'a file of the back office that nothing starts, whatever it imports',
    rule: 'browser-roots-are-listed',
    files: { 'backoffice/second-entry.tsx': "import './app.tsx';" },
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

/** Mistakes that are known by whole lines: between tests, packages, examples and extensions, and what nobody read. */
const otherFaults: { mistake: string; lines: (string | RegExp)[]; files: Tree }[] = [
  {
    mistake: 'cycles among tests, and what the shop runs importing one of their helpers',
    lines: [
      /no-file-cycles: test\/harness\/(app|jobs)\.ts → /,
      /no-file-cycles: src\/shop\/cart\/[ab]\.test\.ts → /,
      'product-knows-no-tests: src/shop/cart/helped.ts → test/harness/app.ts',
    ],
    files: {
      '../test/harness/app.ts': "import './jobs.ts'; export const app = 1;",
      '../test/harness/jobs.ts': "import type { app } from './app.ts'; export type Jobs = typeof app;",
      'shop/cart/a.test.ts': "import './b.test.ts';",
      'shop/cart/b.test.ts': "import './a.test.ts';",
      'shop/cart/helped.ts': "import '#test/harness/app.ts';",
    },
  },
  {
    mistake: 'packages in the shop, the shop in packages and examples, Node.js in the client',
    lines: [
      'packages-stand-alone: packages/client/src/index.ts → src/kit/pure/amount.ts',
      'client-runs-anywhere: packages/client/src/index.ts → fs',
      'shop-without-packages: src/storefront/own-client.ts → packages/client/src/index.ts',
      'examples-from-outside: examples/storefront/page.ts → src/kit/pure/amount.ts',
    ],
    files: {
      '../packages/client/src/index.ts': "import '#kit/pure/amount.ts'; import 'node:fs';",
      'storefront/own-client.ts': "import '../../packages/client/src/index.ts';",
      '../examples/storefront/page.ts': "import '#kit/pure/amount.ts';",
    },
  },
  {
    mistake: 'extensions past their face of the shop, the shop that knows them, the server in their browser parts',
    lines: [
      'extension-face-on-interfaces: src/extension/deep.ts → src/shop/stock/store.ts',
      'shop-knows-no-extensions: src/shop/cart/extended.ts → src/extension/server.ts',
      'extensions-by-their-face: extensions/club/server.ts → src/shop/cart/index.ts',
      'extensions-by-their-face: examples/extensions/other/server.ts → extensions/club/server.ts',
      'no-server-code-in-browser: extensions/club/browser.ts → src/kit/server/database.ts',
    ],
    files: {
      'extension/server.ts': "import '#shop/cart/index.ts'; export const define = 1;",
      'extension/deep.ts': "import '#shop/stock/store.ts';",
      'shop/cart/extended.ts': "import '../../extension/server.ts';",
      '../extensions/club/server.ts': "import '../../src/extension/server.ts'; import '../../src/shop/cart/index.ts';",
      '../extensions/club/browser.ts': "import './server.ts'; import '../../src/kit/server/database.ts';",
      '../examples/extensions/other/server.ts': "import '../../../extensions/club/server.ts';",
    },
  },
  { mistake: 'a file that was not read', lines: ['rules: not-read: src/kit/node_modules/hidden.ts'], files: { 'kit/node_modules/hidden.ts': 'export {};' } },
  {
    mistake: 'an import of a file that is not there',
    lines: ['rules: not-found: src/kit/pure/lost.ts → ./nowhere.ts'],
    files: { 'kit/pure/lost.ts': "import './nowhere.ts';" },
  },
];

describe('the rules of the house', () => {
  it('find nothing in a house in order, and allow tests what is forbidden to the shop', () => {
    const peek = {
      'shop/cart/peek.test.ts': "import '#shop/stock/store.ts'; import '#test/harness/app.ts';",
      '../test/harness/app.ts': "import '#server/main.ts';",
    };
    expect(check(plant({ ...clean, ...peek }))).toMatchObject({ exitCode: 0, text: expect.stringContaining('no fault') });
  });

  // One run for all mistakes: each is known by its rule and the file that it was planted in.
  const planted = [...faults, ...otherFaults].map(({ files }) => files);
  const found = check(plant(Object.assign({}, clean, ...planted)));
  it.each(faults)('catch: $mistake', ({ rule, files }) => {
    expect(found.exitCode).toBe(1);
    const lines = Object.keys(files).map((file) => `rules: ${rule}: src/${rule === 'no-slice-cycles' ? dirname(file) : file} → `);
    expect(found.text.split('\n')).toContainEqual(expect.stringMatching(startOf(lines)));
  });

  it.each(otherFaults)('catch: $mistake', ({ lines }) => {
    for (const line of lines) expect(found.text).toMatch(line);
    expect(found.text).not.toContain('extensions/club/server.ts → src/extension/server.ts');
  });

  it('catch a slice without a row', () => {
    const { exitCode, text } = check(plant({ ...clean, 'shop/gossip/index.ts': 'export {};' }));
    expect(exitCode).toBe(1);
    expect(text).toContain('src/shop/gossip has no row in mayCall');
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
