/** What the build makes of the extensions that a configuration names: each built alone, those that cannot be are listed with the reason. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { findParts, nameOf } from './extensions.mjs';

const project = fileURLToPath(new URL('..', import.meta.url));
mkdirSync(join(project, '.cache'), { recursive: true });
const folder = mkdtempSync(join(project, '.cache/extensions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function partsOf(name: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), text);
  }
  const own = `.cache/${basename(folder)}/${name}`;
  return (await findParts({ from: `./${own}`, folder: own })) as Record<string, string>;
}

const server = "import { defineExtension } from 'vitrine/extension'; export default defineExtension({ name: 'a', version: '1', title: { en: 'A' } });";

it('finds the parts of an extension that can be built', async () => {
  const browser = "import { defineIslands } from 'vitrine/extension/browser'; export default defineIslands({});";
  const admin = "import { defineAdmin } from 'vitrine/extension/admin'; export default defineAdmin({ screens: [] });";
  const parts = await partsOf('good', { 'server.ts': server, 'browser.ts': browser, 'admin.tsx': admin });
  expect(Object.fromEntries(Object.entries(parts).map(([part, file]) => [part, basename(file)]))).toEqual({
    server: 'server.ts',
    browser: 'browser.ts',
    admin: 'admin.tsx',
  });
});

it.each<[string, Record<string, string>, RegExp]>([
  ['nothing', {}, /there is no file .*nothing\/server\.ts/],
  ['syntax', { 'server.ts': 'export default {' }, /^its server part cannot be built: /],
  ['missing', { 'server.ts': "import './not-there.ts'; export default {};" }, /not-there/],
  ['unknown', { 'server.ts': "import { nothingOfTheKind } from 'vitrine/extension'; export default nothingOfTheKind;" }, /nothingOfTheKind/],
  ['half', { 'server.ts': server, 'browser.ts': 'export default {' }, /^its browser part cannot be built: /],
  ['package', { 'server.ts': server, 'browser.ts': "import 'no-such-package'; export default {};" }, /^its browser part cannot be built: .*no-such-package/],
])('names what is wrong with one: %s', async (name, files, reason) => {
  expect((await partsOf(name, files))['problem']).toMatch(reason);
});

it('calls an extension by its folder or package', () => {
  expect(['./extensions/points', './extensions/points/', '@acme/vitrine-points', 'vitrine-points', 'points'].map(nameOf)).toEqual(Array(5).fill('points'));
});
