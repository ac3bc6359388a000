import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFine, licencesOf } from './licences.mjs';

const root = join(import.meta.dirname, '..');

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['GPL-3.0-only', false],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT AND Zlib)', true],
  ['Apache-2.0 WITH LLVM-exception', true],
  ['GPL-2.0-only WITH Classpath-exception-2.0', false],
  ['(GPL-3.0-only OR AGPL-3.0-only) AND MIT', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['unknown', false],
  ['', false],
])('%s: %s', (expression, fine) => {
  expect(isFine(expression)).toBe(fine);
});

test('every package is allowed, and one that is not is found', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect(execFileSync(process.execPath, [join(root, 'tools/licences.mjs')], { encoding: 'utf8' })).toMatch(/^fastify@\S+\tMIT$/m);
  lock.packages['node_modules/planted'] = { version: '1.0.0', license: 'AGPL-3.0-only' };
  lock.packages['node_modules/silent'] = { version: '1.0.0' };
  lock.packages['node_modules/planted/node_modules/sharp-like'] = { version: '1.0.0', license: 'LGPL-3.0-or-later' };
  const wrong = licencesOf(lock, () => 'MIT').filter(({ fine }) => !fine);
  expect(wrong.map(({ name }) => name)).toEqual(['planted', 'sharp-like']);
  expect(licencesOf(lock, () => undefined).find(({ name }) => name === 'silent')).toMatchObject({ licence: 'unknown', fine: false });
});
