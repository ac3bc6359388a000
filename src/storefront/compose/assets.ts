/** What the browser build left: per language an entry script, its style sheets and a version. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '#kit/pure/shop-error.ts';

/** Addresses of one language's build. `islands` gives each island's scripts, for preloading. */
export type Assets = {
  script: string | null;
  styles: readonly string[];
  preload: readonly string[];
  islands: ReadonlyMap<string, readonly string[]>;
  version: string;
};

/** All builds. */
export type AssetsByLocale = Readonly<Record<Locale, Assets>>;

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean; src?: string; name?: string }>;

const none: Assets = { script: null, styles: [], preload: [], islands: new Map(), version: 'none' };

/** Reads the manifests below `folder` (`dist/client`). A language that was not built has no script: its pages still read. */
export async function readAssets(folder: string): Promise<AssetsByLocale> {
  const read = async (locale: Locale) => {
    const text = await readFile(join(folder, locale, '.vite', 'manifest.json'), 'utf8').catch(() => null);
    return text === null ? none : fromManifest(locale, text);
  };
  const [en, zh, zhHK] = await Promise.all([read('en'), read('zh'), read('zh-HK')]);
  return { en, zh, 'zh-HK': zhHK };
}

function fromManifest(locale: Locale, text: string): Assets {
  const manifest = JSON.parse(text) as Manifest;
  const address = (file: string) => `/assets/${locale}/${file}`;
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  const styles = new Set(Object.values(manifest).flatMap((chunk) => [...(chunk.css ?? []), ...(chunk.file.endsWith('.css') ? [chunk.file] : [])]));
  const reach = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const next of chunk.imports ?? []) reach(next, seen);
    return seen;
  };
  const islands = new Map<string, string[]>();
  for (const [key, chunk] of Object.entries(manifest)) {
    const found = /\/([^/]+)\/island\.tsx$/.exec(chunk.src ?? '');
    if (found) islands.set(found[1]!, [...reach(key)].map(address));
  }
  return {
    script: entry ? address(entry.file) : null,
    styles: [...styles].map(address),
    preload: (entry?.imports ?? [])
      .map((key) => manifest[key]?.file)
      .filter((file) => file !== undefined)
      .map(address),
    islands,
    version: createHash('sha256').update(text).digest('hex').slice(0, 12),
  };
}
