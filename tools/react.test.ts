/** Decision 610: React itself on both sides; how much script and style a first visit to a product page and the back office may take. Reads what `npm run build` left. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { messageLocales } from '#kit/pure/languages.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const kilobyte = 1_000;

const sizes = new Map<string, number>();
/** Bytes of a file as a browser fetches it; each is packed once, which takes seconds. */
function packed(file: string): number {
  const known = sizes.get(file) ?? brotliCompressSync(read(file)).byteLength;
  sizes.set(file, known);
  return known;
}

type Chunk = { file: string; name?: string; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, Chunk>;

/** What a browser fetches for some modules: their files with all that these import. */
function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]!.imports ?? []) visit(next);
  };
  keys.forEach(visit);
  return new Set([...seen].map((key) => manifest[key]!.file));
}

it('no fake for React is installed', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> };
  expect(Object.keys(packages).filter((path) => /(^|\/)preact(-|$|\/)/.test(path))).toEqual([]);
  expect(packages['node_modules/react-dom']?.version).toBe(packages['node_modules/react']?.version);
});

describe('the script of the storefront', () => {
  const entry = ['src/browser/entry.ts'];
  /** What draws header and footer comes in one file with React, which the product page's islands import. */
  const product = [...entry, 'src/browser/islands/product.ts'];

  describe.each(messageLocales)('in %s', (locale) => {
    const folder = `dist/client/${locale}`;
    const manifest = () => JSON.parse(read(`${folder}/.vite/manifest.json`)) as Manifest;
    const isReactDom = (file: string) => read(`${folder}/${file}`).includes('__reactContainer$');
    const size = (files: ReadonlySet<string>) => [...files].reduce((sum, file) => sum + packed(`${folder}/${file}`), 0) / kilobyte;

    it('is hydrated by React, which comes after the first paint', () => {
      const [before, all] = [filesOf(manifest(), entry), filesOf(manifest(), product)];
      expect([...before].filter(isReactDom)).toEqual([]);
      expect([...all].filter(isReactDom)).toHaveLength(1);
    });

    it('has React in one file, which is compiled as a whole and known to the server (decision 850)', () => {
      const named = Object.values(manifest()).filter(({ name }) => name === 'react');
      expect(named.map(({ file }) => [isReactDom(file), read(`${folder}/${file}`).split('\n')[0]])).toEqual([[true, '//# allFunctionsCalledOnLoad']]);
    });

    it('is at most 25 kB before the first paint and 95 kB in all', () => {
      expect(size(filesOf(manifest(), entry))).toBeLessThanOrEqual(25);
      expect(size(filesOf(manifest(), product))).toBeLessThanOrEqual(95);
    });
  });
});

it.each(messageLocales)('the styles of the storefront in %s are at most 16 kB, those of account and checkout too', (locale) => {
  const folder = `dist/client/${locale}`;
  const sheets = globSync('{entry,whole}-*.css', { cwd: join(root, folder) });
  expect(sheets).toHaveLength(2);
  for (const sheet of sheets) expect([sheet, packed(`${folder}/${sheet}`) / kilobyte <= 16]).toEqual([sheet, true]);
  // With its headers in ten packets of 1,460 bytes, which a server sends at once: the first paint waits for one way there and back less.
  const first = sheets.find((sheet) => sheet.startsWith('entry-'))!;
  expect(packed(`${folder}/${first}`)).toBeLessThanOrEqual(14_200);
});

describe('the script of the back office', () => {
  const folder = 'dist/backoffice';
  const manifest = () => JSON.parse(read(`${folder}/.vite/manifest.json`)) as Manifest;
  const first = () => filesOf(manifest(), ['src/backoffice/main.tsx']);

  it('is at most 250 kB for the first screen, brotli, without the texts of its language', () => {
    const bytes = [...first()].reduce((sum, file) => sum + packed(`${folder}/${file}`), 0);
    expect(bytes / kilobyte).toBeLessThanOrEqual(250);
  });

  it('has Puck in a chunk of its own, which only the two editors fetch', () => {
    const all = manifest() as Record<string, Chunk & { css?: string[] }>;
    const isPuck = (file: string) => read(`${folder}/${file}`).includes('data-puck-component');
    const editors = ['src/backoffice/templates/editor/template-editor.tsx', 'src/backoffice/newsletter/letter/letter-editor.tsx'];
    const [chunk, ...others] = [...new Set(editors.flatMap((editor) => [...filesOf(all, [editor])].filter(isPuck)))];
    expect([others, [...first()].filter(isPuck)]).toEqual([[], []]);
    for (const editor of editors) expect([editor, [...filesOf(all, [editor])].filter(isPuck)]).toEqual([editor, [chunk]]);
    expect(packed(`${folder}/${chunk}`) / kilobyte).toBeLessThanOrEqual(125);
    // No style sheet asks another site for anything; a picture within it names what it is written in.
    const sheets = new Set(
      Object.values(all).flatMap(({ file, css = [] }) => (file === chunk || editors.some((editor) => all[editor]!.file === file) ? css : [])),
    );
    expect(sheets.size).toBe(1);
    for (const sheet of sheets) expect(read(`${folder}/${sheet}`).replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/@import|https?:\/\//);
  });

  it('has every screen in a chunk of its own', () => {
    const screens = Object.entries(manifest()).filter(([key]) => /^src\/backoffice\/.+-(list|edit|show|form|page|screens)\.tsx$/.test(key));
    expect(screens.length).toBeGreaterThan(20);
    expect(screens.filter(([, { file }]) => first().has(file)).map(([key]) => key)).toEqual([]);
  });
});
