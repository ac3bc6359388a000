/** Every citation and link in code, tests, migrations and pages leads somewhere. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { asksTheDatabase } from '../../tools/lint-clock.mjs';
import { missingPaths, wrongCitations } from './citations.ts';

const read = (...patterns: string[]) => new Map(globSync(patterns).map((file) => [file, readFileSync(file, 'utf8')]));

it('what code and pages cite is there', () => {
  const files = read('*.md', 'docs/**/*.md', 'src/**/*.{ts,tsx}', 'test/**/*.{ts,tsx}', 'tools/**/*.{ts,mjs}', 'migrations/*.sql');
  // It contains planted errors.
  files.delete('test/reference/citations.test.ts');
  expect(['docs', 'src', 'test', 'tools', 'migrations'].filter((folder) => ![...files.keys()].some((file) => file.startsWith(`${folder}/`)))).toEqual([]);
  expect(wrongCitations(files, existsSync)).toEqual([]);
});

it('paths that pages name are there; only CHANGELOG.md names removed files', () => {
  const pages = read('*.md', 'docs/**/*.md');
  pages.delete('CHANGELOG.md');
  expect(pages.size).toBeGreaterThan(100);
  expect(missingPaths(pages, (pattern) => (pattern.includes('*') ? globSync(pattern).length > 0 : existsSync(pattern)))).toEqual([]);
});

it('no page holds the marks of a merge in conflict', () => {
  const texts = read('*.md', 'docs/**/*.md');
  expect(texts.size).toBeGreaterThan(100);
  expect([...texts].filter(([, text]) => /^(?:<{7}|>{7})( |$)/m.test(text)).map(([file]) => file)).toEqual([]);
});

it('no migration asks the database what time it is (docs/decisions/0510)', () => {
  const lines = [...read('migrations/*.sql')].flatMap(([file, text]) => text.split('\n').map((line) => `${file}: ${line.replace(/--.*/, '')}`));
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter(asksTheDatabase)).toEqual([]);
});

const pages = [
  ['docs/rules/stock.md', '# Stock\n\nSee [the ledger](#the-ledger) and [the contract](../contract.md#who-asks).\n\n## The ledger\n'],
  ['docs/contract.md', '# Contract\n\n## Who asks\n'],
] as const;
const faultsOf = (file: string, text: string) => wrongCitations(new Map([...pages, [file, text]]), () => false);

it('allows what is there', () => {
  expect(faultsOf('src/a.ts', '/** Rows never change (docs/rules/stock.md, "The ledger"). */')).toEqual([]);
});

it.each([
  ['a heading that is not there', 'src/a.ts', '// docs/rules/stock.md, "Shelves"'],
  ['a page that is not there', 'src/a.ts', '// docs/rules/moods.md, "The ledger"'],
  ['a page without a heading', 'test/a.ts', '// see docs/rules/stock.md'],
  ['a link to a heading that is not there', 'docs/a.md', '[x](rules/stock.md#shelves)'],
  ['a link to a page that is not there', 'docs/a.md', '[x](rules/moods.md)'],
  ['a paper by its sections', 'src/a.ts', '// contract, section 4'],
  ['the domain rules', 'test/a.ts', '// domain rules'],
  ['a specification', 'test/a.ts', '// as the specification says'],
])('finds %s', (_what, file, text) => {
  expect(faultsOf(file, text)).toHaveLength(1);
});

const there = new Set(['src/shop/cart', 'src/shop/orders', 'src/shop/*/routes.ts', 'docs/decisions/0042-*', 'test/e2e/', 'locales/*.json']);
const missing = (line: string) => missingPaths(new Map([['docs/a.md', `# A\n${line}`]]), (pattern) => there.has(pattern));

it('allows paths that are there, by place holders and several at once, and what is no path of ours', () => {
  const named = [
    '`src/shop/{cart,orders}`',
    'src/shop/<slice>/routes.ts.',
    'docs/decisions/0042',
    '[test/e2e/](x)',
    'locales/*.json',
    'https://shop.example/src/lost.ts',
  ];
  expect(missing(named.join(', '))).toEqual([]);
});

it.each([
  ['a file', 'see `src/shop/cart/lost.ts`', 'src/shop/cart/lost.ts'],
  ['one of several', 'src/shop/{cart,lost}', 'src/shop/{cart,lost}'],
  ['a place holder that fits nothing', 'src/shop/<slice>/lost.ts', 'src/shop/<slice>/lost.ts'],
  ['a decision', '(docs/decisions/0043)', 'docs/decisions/0043'],
  ['a folder', '`migrations/lost/`.', 'migrations/lost/'],
])('finds %s that is not there', (_what, line, path) => {
  expect(missing(line)).toEqual([`docs/a.md:2: ${path}`]);
});
