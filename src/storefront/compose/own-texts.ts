/** Which build a page in a language brings along, and the file of texts for the one that has none (docs/decisions/0900). */
import { createHash } from 'node:crypto';
import { ownTextsInForce, type OwnTexts } from '#kit/pure/messages-runtime.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { templateInForce } from '#shop/texts/index.ts';
import type { Assets, AssetsByLocale } from './assets.ts';
import { scriptJson } from './document.ts';

/** The texts of the scripts in one language, as a script of its own. */
export type TextsFile = { href: string; script: string };

const files = new WeakMap<OwnTexts, Map<string, TextsFile>>();

/** What a page in a language brings along: the language's own build, or the one without texts where scripts say something that the merchant wrote. */
export function assetsFor(assets: AssetsByLocale, locale: Locale): Assets {
  const own = ownTextsInForce()[locale];
  const { own: bare } = assets;
  if (!own || !bare.assets.script || !bare.keys.some((key) => own[key] !== undefined)) return assets[locale];
  const { href } = textsFileOf(assets, locale);
  // An open page whose texts are others by now is loaded anew with the next one.
  return { ...bare.assets, texts: href, version: hashOf(`${bare.assets.version} ${href}`) };
}

/** The file with all texts that scripts say in a language, own ones among them. */
export function textsFileOf({ own: { keys } }: AssetsByLocale, locale: Locale): TextsFile {
  const inForce = ownTextsInForce();
  const made = files.get(inForce) ?? new Map<string, TextsFile>();
  files.set(inForce, made);
  const known = made.get(locale);
  if (known) return known;
  const script = `globalThis.ownTexts=${scriptJson(Object.fromEntries(keys.map((key) => [key, templateInForce(key, locale)])))};`;
  const file = { href: `/assets/texts/${locale}-${hashOf(script)}.js`, script };
  made.set(locale, file);
  return file;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
