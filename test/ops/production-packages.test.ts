/** What a shop runs on after `npm prune --omit=dev --omit=peer`: the built server and what starts it. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { packagesOf } from './production-packages.ts';

type Locked = Record<string, { dev?: boolean; devOptional?: boolean; peer?: boolean }>;
const locked = (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Locked }).packages;
/** Whether a package is there then: the lock file marks those that only development, and only a build needs. */
const stays = (name: string) => {
  const found = locked[`node_modules/${name}`];
  return found !== undefined && !found.dev && !found.devOptional && !found.peer;
};
const notInstalled = (packages: ReturnType<typeof packagesOf>) => [...packages].filter(([name]) => !stays(name)).map(([name]) => name);
/** The editor of articles: an island that waits until it stands in a browser; the server builds its file and never loads it. */
const neverLoaded = /\/rich-text-[\w-]+\.js$/;

beforeAll(() => {
  execFileSync(process.execPath, ['tools/build.mjs', 'server'], { stdio: ['ignore', 'ignore', 'inherit'] });
}, 120_000);

it('the built server and command line import no development package, now or later', () => {
  const packages = packagesOf(['dist/server/main.js', 'dist/server/cli.js']);
  // It finds what is imported at the start, on first use, and by `require`.
  for (const name of ['fastify', 'sharp', 'sanitize-html']) expect([...packages.keys()]).toContain(name);
  for (const [name, files] of packages) if ([...files].every((file) => neverLoaded.test(file))) packages.delete(name);
  expect(notInstalled(packages)).toEqual([]);
});

it('neither does what starts them, as long as nothing has to be built', () => {
  expect(notInstalled(packagesOf(['tools/vitrine.mjs', 'tools/start.mjs', 'tools/shop.mjs', 'tools/build.mjs'], { later: false }))).toEqual([]);
});

it('no test code is in the built server', () => {
  const sources = globSync('dist/server/**/*.js.map').flatMap((map) => (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources);
  expect(sources.some((file) => file.endsWith('src/server/main.ts'))).toBe(true);
  expect(sources.filter((file) => /\.test\.tsx?$|(?:^|\/)test\//.test(file.replace(/^.*node_modules.*$/, '')))).toEqual([]);
});

it.each([
  ['at the start', "import { build } from 'vite';"],
  ['by name only', "import 'vitest/config';"],
  ['passed on', "export { check } from 'fast-check';"],
  ['on first use', "export const load = () => import('vite');"],
  ['by require', "const require = createRequire(import.meta.url); require('preact');"],
  ['as a file of it', "fonts(require.resolve('@fontsource/newsreader/files/x.woff2'));"],
  ['as an address of it', "fonts(import.meta.resolve('@fontsource/newsreader/files/x.woff2'));"],
])('a development package would be found: %s', (_, line) => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-packages-'));
  mkdirSync(join(folder, 'chunks'));
  writeFileSync(join(folder, 'main.js'), "import 'node:fs'; import 'fastify'; export const more = () => import('./chunks/more.js');");
  writeFileSync(join(folder, 'chunks/more.js'), line);
  const found = notInstalled(packagesOf([join(folder, 'main.js')]));
  rmSync(folder, { recursive: true });
  expect(found).toHaveLength(1);
});
