/** Which build a page in a language brings along, and the file of what the merchant wrote of it (docs/decisions/0900). */
import { createHash } from 'node:crypto';
import { ownTextsInForce, type OwnTexts } from '#kit/pure/messages-runtime.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { templateInForce } from '#shop/texts/index.ts';
import type { Assets, AssetsByLocale } from './assets.ts';
import { scriptJson } from './document.ts';

/** The texts of the scripts in one language, as a script of its own. */
export type TextsFile = { href: string; script: string };

const files = new WeakMap<OwnTexts, Map<string, TextsFile | null>>();

/**
 * What a page in a language brings along: the language's own build, or the one without texts where scripts say something that the merchant wrote; and the
 * file of texts where there is something in it.
 */
export function assetsFor(assets: AssetsByLocale, locale: Locale): Assets {
  const { script, version, ...build } = usesOwnTexts(assets, locale) ? assets.own.assets : assets[locale];
  const file = script === null ? null : textsFileOf(assets, locale);
  // An open page with outdated texts is reloaded on the next navigation.
  return file ? { ...build, script, texts: file.href, version: hashOf(`${version} ${file.href}`) } : assets[locale];
}

/** Whether the shop's scripts say something in a language that the merchant wrote. */
function usesOwnTexts({ own: { assets, keys } }: AssetsByLocale, locale: Locale): boolean {
  const own = ownTextsInForce()[locale];
  return own !== undefined && assets.script !== null && keys.some((key) => own[key] !== undefined);
}

/** Which of an extension's texts its scripts say is not known. They say no titles (`loyalty.pages.club.title`). */
const isOfExtension = (key: string) => key.split('.').length === 2;

/**
 * The file for scripts in a language: what the merchant wrote of extensions and, for the build without texts, all that the shop's say; null without either.
 * With `all` it holds both, whichever build an older page has.
 */
export function textsFileOf(assets: AssetsByLocale, locale: Locale, { all = usesOwnTexts(assets, locale) } = {}): TextsFile | null {
  const inForce = ownTextsInForce();
  const made = files.get(inForce) ?? new Map<string, TextsFile | null>();
  files.set(inForce, made);
  const name = `${locale} ${all}`;
  if (!made.has(name)) made.set(name, makeFile(locale, all ? assets.own.keys : []));
  return made.get(name)!;
}

function makeFile(locale: Locale, ofShop: readonly string[]): TextsFile | null {
  const keys = [...ofShop, ...Object.keys(ownTextsInForce()[locale] ?? {}).filter(isOfExtension)];
  if (keys.length === 0) return null;
  const script = `globalThis.ownTexts=${scriptJson({ [locale]: Object.fromEntries(keys.map((key) => [key, templateInForce(key, locale)])) })};`;
  return { href: `/assets/texts/${locale}-${hashOf(script)}.js`, script };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
