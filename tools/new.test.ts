/** A slice, a section and an extension out of the generator, in a copy of the project, pass what `npm run check` asks. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject } from './copy-project.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
/** What plug-ins of Fastify add to its types is imported by the server, which is not read here. */
const compilerOptions = { types: ['node', 'vite/client', '@fastify/multipart', '@fastify/swagger'] };
let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'vitrine-new-'));
  copyProject(copy);
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function make(...words: string[]): { code: number | null; text: string } {
  const made = spawnSync(process.execPath, ['tools/new.mjs', ...words], { cwd: copy, encoding: 'utf8' });
  return { code: made.status, text: made.stdout + made.stderr };
}

it('makes a slice and a section that pass types, lint and rules', { timeout: 300_000 }, () => {
  expect(make('slice', 'loan-desk')).toMatchObject({ code: 0 });
  expect(make('section', 'loan-desk', 'loan-banner')).toMatchObject({ code: 0 });
  // The editor of templates enters texts by language where the schema says so.
  expect(readFileSync(join(copy, 'src/shop/loan-desk/sections/loan-banner/settings.ts'), 'utf8')).toContain('texts: textsOf({');
  const run = (command: string, ...words: string[]) =>
    execFileSync(process.execPath, [join('node_modules/.bin', command), ...words], { cwd: copy, encoding: 'utf8' });
  // What was generated and what it imports, not the whole project: `npm run check` has read the rest.
  const generated = { extends: './tsconfig.json', compilerOptions, include: ['src/shop/loan-desk'], exclude: ['**/*.test.ts'] };
  writeFileSync(join(copy, 'tsconfig.generated.json'), JSON.stringify(generated));
  expect(run('tsc', '--noEmit', '--project', 'tsconfig.generated.json')).toBe('');
  expect(run('oxlint', 'src/shop/loan-desk', 'src/server/slices.ts', 'src/storefront/sections.ts')).toContain('Found 0 warnings and 0 errors');
  expect(execFileSync(process.execPath, ['tools/rules.mjs', copy], { cwd: copy, encoding: 'utf8' })).toContain('no fault');
});

it('makes extensions that are listed, whose own tests pass, and that pass types, lint and rules', { timeout: 300_000 }, () => {
  // As in a fresh clone, where nothing has been built.
  for (const made of ['src/generated/messages', 'src/installed', 'dist', '.cache']) rmSync(join(copy, made), { recursive: true, force: true });
  for (const name of ['gift-notes', 'greetings']) expect(make('extension', name)).toMatchObject({ code: 0 });
  const config = readFileSync(join(copy, 'vitrine.config.ts'), 'utf8');
  expect(config).toContain("extensions: ['./extensions/gift-notes', './extensions/greetings'],");
  const run = (...words: string[]) => execFileSync(process.execPath, words, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const built = readFileSync(join(copy, 'src/installed/server.ts'), 'utf8');
  expect([built.match(/load:/g)?.length, built.includes('problem')]).toEqual([2, false]);
  run('node_modules/vitest/vitest.mjs', 'run', 'extensions/gift-notes', 'extensions/greetings', '--reporter=json', '--outputFile=report.json');
  const report: unknown = JSON.parse(readFileSync(join(copy, 'report.json'), 'utf8'));
  expect(report).toMatchObject({ numPassedTests: 4, numFailedTests: 0, numPendingTests: 0 });
  const generated = { extends: './tsconfig.json', compilerOptions, include: ['extensions', 'vitrine.config.ts'] };
  writeFileSync(join(copy, 'tsconfig.generated.json'), JSON.stringify(generated));
  expect(run('node_modules/.bin/tsc', '--noEmit', '--project', 'tsconfig.generated.json')).toBe('');
  expect(run('node_modules/.bin/oxlint', 'extensions')).toContain('Found 0 warnings and 0 errors');
  expect(run('tools/rules.mjs', copy)).toContain('no fault');
  expect(make('extension', 'greetings')).toMatchObject({ code: 1, text: expect.stringContaining('is there already') });
});

it('overwrites nothing and says what it takes', () => {
  expect(make('slice', 'cart')).toMatchObject({ code: 1, text: expect.stringContaining('is there already') });
  expect(make('slice', 'Loan Desk')).toMatchObject({ code: 2 });
  expect(make('thing')).toMatchObject({ code: 2, text: expect.stringContaining('Usage: npm run new -- slice <name>') });
});
