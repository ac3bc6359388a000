/**
 * Fields that settings of sections are made of. Each carries `input`, which says how an editor enters it; the
 * schema's JSON description (`z.toJSONSchema`) repeats it.
 */
import { z } from 'zod';
import { isLanguage, textIn, type Texts } from '#kit/pure/languages.ts';
import type { NamedInput } from '#kit/pure/sections/section-texts.ts';
import { cleanHtml } from '../clean-html.ts';

// Hundreds of settings have them, and each schema takes some kB.
const line = z.string().max(500).meta({ input: 'line' });
const lines = z.string().max(2_000).meta({ input: 'lines' });
const language = z
  .string()
  .max(8)
  .refine((lang): boolean => isLanguage(lang));

/** A short text on one line. */
export const lineField = () => line;

/** Words that may run over several lines. */
export const linesField = () => lines;

/** Rich text; what could run or load something is taken out. Twice is the same as once. */
export const htmlField = () => z.string().max(50_000).transform(cleanHtml).meta({ input: 'html' });

/** A picture of the shop, by its id or by where it came from. */
export const pictureField = () => z.string().min(1).max(300).meta({ input: 'picture' });

const shopPath = /^\/(?![/\\])[^\s\\<>"]*$/;

/** A path within the shop, without language prefix. */
export const pathField = () => z.string().max(300).regex(shopPath).meta({ input: 'path' });

/** The slug of something of the shop. */
export const slugField = (input: NamedInput) => z.string().max(200).meta({ input });

/** A path within the shop, or a whole address elsewhere; never a script. */
export const linkField = () => z.union([pathField(), z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(500)]).meta({ input: 'link' });

/** Texts by language: `{ "en": { "title": "…" } }`. Unsupported languages are rejected. */
export function textsOf<Fields extends Record<string, z.ZodType<string>>>(fields: Fields) {
  type Words = { [Name in keyof Fields]?: string | undefined };
  const words = z.object(fields).partial() as unknown as z.ZodType<Words, Words>;
  return z.record(language, words).default({}).meta({ input: 'texts' });
}

/** The texts for one language, each from the best language there is; a missing one is empty. */
export function wordsIn<Name extends string>(
  texts: Readonly<Record<string, { readonly [Field in Name]?: string | undefined } | undefined>>,
  names: readonly Name[],
  lang: string,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, textIn(texts as Texts<Name>, name, lang)])) as Record<Name, string>;
}
