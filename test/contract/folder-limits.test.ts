/** A folder of `src` has at most 25 files, an index.ts at most 15 exports. */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const mostFiles = 25;
const mostExports = 15;
const files = globSync('src/**/*.*', { exclude: ['src/generated/**'] });

const fullFolders = (paths: readonly string[]) =>
  [...Map.groupBy(paths, dirname)].filter(([, found]) => found.length > mostFiles).map(([folder, found]) => `${folder}: ${found.length} files`);

/** How many names a module exports; `export *` hides how many, and counts as too many. */
function exportsOf(text: string): number {
  const { statements } = ts.createSourceFile('index.ts', text, ts.ScriptTarget.Latest);
  return statements.reduce((sum, statement) => sum + namesOf(statement), 0);
}

function namesOf(statement: ts.Statement): number {
  if (ts.isExportDeclaration(statement))
    return statement.exportClause && ts.isNamedExports(statement.exportClause) ? statement.exportClause.elements.length : Infinity;
  if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return 0;
  return ts.isVariableStatement(statement) ? statement.declarationList.declarations.length : 1;
}

it('no folder has more files than that', () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(fullFolders(files)).toEqual([]);
  expect(fullFolders(Array.from({ length: mostFiles + 1 }, (_, at) => `src/shop/full/${at}.ts`))).toEqual(['src/shop/full: 26 files']);
});

it('no index exports more names than that', () => {
  const faces = files.filter((file) => file.endsWith('/index.ts')).map((file) => ({ file, count: exportsOf(readFileSync(file, 'utf8')) }));
  expect(faces.length).toBeGreaterThan(40);
  expect(faces.filter(({ count }) => count > mostExports)).toEqual([]);
  expect(exportsOf("export { a, b as c } from './a.ts';\nexport const d = 1, e = 2;\nexport function f() {}\nconst g = 3;\nexport type H = 1;")).toBe(6);
  expect(exportsOf("export * from './all.ts';")).toBe(Infinity);
});

it('the map names the folders of every slice that it lists, and no others', () => {
  const map = readFileSync('docs/map.md', 'utf8');
  const rows = [
    ...map
      .slice(map.indexOf('| slice | its folders |'))
      .split('\n\n')[0]!
      .matchAll(/^\| `([\w-]+)` \| (.*) \|$/gm),
  ];
  expect(rows.length).toBeGreaterThan(10);
  const named = rows.map(([, slice, folders]) => [slice, [...folders!.matchAll(/`([\w-]+)`/g)].map(([, folder]) => folder).toSorted()]);
  const usual = new Set(['sections', 'mails']);
  const foldersOf = (slice: string) =>
    new Set(files.map((file) => new RegExp(`^src/shop/${slice}/([^/]+)/`).exec(file)?.[1]).filter((folder) => folder && !usual.has(folder)));
  expect(named).toEqual(rows.map(([, slice]) => [slice, [...foldersOf(slice!)].toSorted()]));
});
