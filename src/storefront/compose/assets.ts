/** What the browser build left: per language an entry script, its style sheets and a version; and a build without texts (docs/decisions/0900). */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageLocales, type Locale } from '#kit/pure/languages.ts';

/** Addresses of one language's build. */
export type Assets = {
  script: string | null;
  /** The script of texts: what the merchant wrote of extensions, and all texts for the build that has none; null where there is neither. */
  texts: string | null;
  /** Style sheet of public pages and the cart, or null when nothing was built. */
  style: string | null;
  /** Style sheet of pages that need more; it holds the other one as well. */
  wholeStyle: string | null;
  preload: readonly string[];
  /** React, with the islands of header and footer: what a page runs on the first interaction. */
  react: string | null;
  /** Fonts of the default theme that nearly every word needs. */
  fonts: readonly string[];
  version: string;
};

/** Kinds of pages whose looks are in the larger sheet. */
export const wholeKinds: ReadonlySet<string> = new Set(['auth', 'checkout', 'user']);

/** The larger style sheet, for a page that needs it. */
export const wholeStyleOf = (assets: Assets, kind: string): string | null => (wholeKinds.has(kind) ? assets.wholeStyle : null);

/** All builds. `own` serves languages in which the merchant wrote own texts; `keys` are the messages that its scripts say. */
export type AssetsByLocale = Readonly<Record<Locale, Assets>> & { readonly own: { assets: Assets; keys: readonly string[] } };

type Manifest = Record<string, { file: string; name?: string; css?: string[]; assets?: string[]; imports?: string[]; isEntry?: boolean }>;

const none: Assets = { script: null, texts: null, style: null, wholeStyle: null, preload: [], react: null, fonts: [], version: 'none' };

/** Reads the manifests below `folder` (`dist/client`). A language that was not built has no script: its pages still read. */
export async function readAssets(folder: string): Promise<AssetsByLocale> {
  const read = (build: string, file: string) => readFile(join(folder, build, '.vite', file), 'utf8').catch(() => null);
  const assetsOf = async (build: string) => {
    const manifest = await read(build, 'manifest.json');
    return manifest === null ? none : fromManifest(build, manifest);
  };
  const found = await Promise.all(messageLocales.map(async (locale) => [locale, await assetsOf(locale)] as const));
  const own = { assets: await assetsOf('own'), keys: JSON.parse((await read('own', 'texts.json')) ?? '[]') as string[] };
  return { ...(Object.fromEntries(found) as Record<Locale, Assets>), own };
}

function fromManifest(build: string, manifestText: string): Assets {
  const manifest = JSON.parse(manifestText) as Manifest;
  const address = (file: string) => `/assets/${build}/${file}`;
  const entry = manifest['src/browser/entry.ts'];
  const whole = manifest['src/browser/whole.css']?.file;
  const style = entry?.css?.[0];
  const react = Object.values(manifest).find(({ name }) => name === 'react')?.file;
  const preload = (entry?.imports ?? []).map((key) => manifest[key]?.file).filter((file) => file !== undefined);
  return {
    script: entry ? address(entry.file) : null,
    texts: null,
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
