/** The sample extension as others would get it: packed, installed into a project's node_modules, named by its package, and built in; its test passes there. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject } from './copy-project.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const packed = '@example/vitrine-loyalty';
let folder: string;
let copy: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-packed-'));
  copy = join(folder, 'project');
  copyProject(copy);
  // A folder of its own, so that what is installed here is in no other's.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(project, 'node_modules'))) symlinkSync(join(project, 'node_modules', name), join(copy, 'node_modules', name));
  const npm = (cwd: string, ...words: string[]) => execFileSync('npm', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const [{ filename }] = JSON.parse(npm(join(project, 'examples/extensions/loyalty'), 'pack', '--json', '--pack-destination', folder)) as [
    { filename: string },
  ];
  const installed = join(folder, 'installed');
  mkdirSync(installed);
  npm(installed, 'install', '--no-save', '--offline', '--ignore-scripts', '--omit=peer', '--no-audit', '--no-fund', join(folder, filename));
  mkdirSync(join(copy, 'node_modules/@example'));
  renameSync(join(installed, 'node_modules', packed), join(copy, 'node_modules', packed));
  writeFileSync(join(copy, 'vitrine.config.ts'), `import { defineShop } from 'vitrine/config';\n\nexport default defineShop({ extensions: ['${packed}'] });\n`);
  const test = readFileSync(join(project, 'examples/extensions/loyalty.test.ts'), 'utf8');
  // The sample beside it has a test of the same name.
  rmSync(join(copy, 'examples'), { recursive: true, force: true });
  mkdirSync(join(copy, 'extensions'));
  writeFileSync(join(copy, 'extensions/loyalty.test.ts'), test.replace('./loyalty/server.ts', `${packed}/server`));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const node = (...words: string[]) => execFileSync(process.execPath, words, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

it('holds its sources and nothing else', () => {
  const files = readdirSync(join(copy, 'node_modules', packed));
  expect(files).toEqual(expect.arrayContaining(['server.ts', 'admin.tsx', 'package.json']));
  expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
});

it('is built into the server and the back office by the name of its package', { timeout: 300_000 }, () => {
  node('tools/build.mjs', 'messages', 'extensions', 'server', 'backoffice');
  const listed = readFileSync(join(copy, 'src/installed/server.ts'), 'utf8');
  expect(listed).toContain(`load: () => import("${packed}/server")`);
  expect(readFileSync(join(copy, 'src/installed/admin.ts'), 'utf8')).toContain(`import("${packed}/admin")`);
  const built = (part: string) => readdirSync(join(copy, 'dist', part), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const holds = (part: string, words: string) => built(part).some((file) => readFileSync(join(copy, 'dist', part, file), 'utf8').includes(words));
  expect([holds('server', 'ext_loyalty') || holds('server', '0020-spending'), holds('backoffice', 'Loyalty at a glance')]).toEqual([true, true]);
});

it('passes its test in a shop, as the package that was installed', { timeout: 300_000 }, () => {
  node('node_modules/vitest/vitest.mjs', 'run', 'extensions/loyalty.test.ts', '--reporter=json', '--outputFile=report.json');
  const report = JSON.parse(readFileSync(join(copy, 'report.json'), 'utf8')) as { numPassedTests: number };
  expect(report).toMatchObject({ success: true, numFailedTests: 0, numPendingTests: 0 });
  expect(report.numPassedTests).toBeGreaterThan(0);
});
