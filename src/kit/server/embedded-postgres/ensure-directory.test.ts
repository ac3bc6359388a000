import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureDirectory } from './ensure-directory.ts';

let base: string;
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'vitrine-folder-'));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

it('makes a folder with all above it, and leaves one that is there', () => {
  ensureDirectory(join(base, 'a', 'b', 'c'), 0o711);
  ensureDirectory(join(base, 'a', 'b', 'c'), 0o711);
  expect(statSync(join(base, 'a', 'b', 'c')).isDirectory()).toBe(true);
});

it('fails, and ends, where no folder can be made', () => {
  writeFileSync(join(base, 'file'), '');
  expect(() => ensureDirectory(join(base, 'file', 'folder'), 0o711)).toThrow('ENOTDIR');
});

it.runIf(process.platform === 'linux')('ends below /proc, where nothing can be made', () => {
  expect(() => ensureDirectory('/proc/nowhere/data', 0o711)).toThrow('ENOENT');
});
