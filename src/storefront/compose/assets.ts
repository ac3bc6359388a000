/** What the browser build left: per language an entry script, its style sheets and a version. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageLocales, type Locale } from '#kit/pure/languages.ts';

/** Addresses of one language's build. */
export type Assets = {
  script: string | null;
  /** Style sheet of public pages and the cart, or null when nothing was built. */
  style: string | null;
  /** Style sheet of pages that need more; it holds the other one as well. */
  wholeStyle: string | null;
  preload: readonly string[];
  /** React, with the islands of header and footer: what a page runs once somebody uses it. */
  react: string | null;
  /** Fonts of the default theme that nearly every word needs. */
  fonts: readonly string[];
  version: string;
};

/** Kinds of pages whose looks are in the larger sheet. */
export const wholeKinds: ReadonlySet<string> = new Set(['auth', 'checkout', 'user']);

/** The larger style sheet, for a page that needs it. */
export const wholeStyleOf = (assets: Assets, kind: string): string | null => (wholeKinds.has(kind) ? assets.wholeStyle : null);

/** All builds. */
export type AssetsByLocale = Readonly<Record<Locale, Assets>>;

type Manifest = Record<string, { file: string; name?: string; css?: string[]; assets?: string[]; imports?: string[]; isEntry?: boolean }>;

const none: Assets = { script: null, style: null, wholeStyle: null, preload: [], react: null, fonts: [], version: 'none' };

/** Reads the manifests below `folder` (`dist/client`). A language that was not built has no script: its pages still read. */
export async function readAssets(folder: string): Promise<AssetsByLocale> {
  const read = async (locale: Locale) => {
    const manifest = await readFile(join(folder, locale, '.vite', 'manifest.json'), 'utf8').catch(() => null);
    return manifest === null ? none : fromManifest(locale, manifest);
  };
  const found = await Promise.all(messageLocales.map(async (locale) => [locale, await read(locale)] as const));
  return Object.fromEntries(found) as AssetsByLocale;
}

function fromManifest(locale: Locale, manifestText: string): Assets {
  const manifest = JSON.parse(manifestText) as Manifest;
  const address = (file: string) => `/assets/${locale}/${file}`;
  const entry = manifest['src/browser/entry.ts'];
  const whole = manifest['src/browser/whole.css']?.file;
  const style = entry?.css?.[0];
  const react = Object.values(manifest).find(({ name }) => name === 'react')?.file;
  const preload = (entry?.imports ?? []).map((key) => manifest[key]?.file).filter((file) => file !== undefined);
  return {
    script: entry ? address(entry.file) : null,
    style: style ? address(style) : null,
    wholeStyle: whole ? address(whole) : null,
    fonts: [...new Set(Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]))]
      .filter((file) => /-basic-[^/]*\.woff2$/.test(file))
      .map(address),
    preload: preload.map(address),
    react: react ? address(react) : null,
    version: createHash('sha256').update(manifestText).digest('hex').slice(0, 12),
  };
}
