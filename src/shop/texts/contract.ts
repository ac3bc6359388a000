/** Texts of the shop that the merchant can write otherwise (docs/contract.md, "Back office API", `texts`). */
import { z } from 'zod';
import { messageLocales } from '#kit/pure/languages.ts';

/** Limits: characters of a key, of a text, and of a search. */
export const textLimits = { keyLength: 128, textLength: 1_000, searchLength: 200 } as const;

const lang = z.enum(messageLocales);
const byLanguage = z.record(z.string(), z.string());

/** A text by language: as the shop says it, and as it came with the shop; `edited` are the languages in which they differ. */
export const textSchema = z
  .object({ id: z.string(), texts: byLanguage, defaults: byLanguage, edited: z.array(z.string()) })
  .meta({
    id: 'ShopText',
    description: 'A text of the shop or of an extension, whose name is before its id (`loyalty.earn`), by language: as it is said, and as it came.',
  });
/** See `textSchema`. */
export type StaffText = z.infer<typeof textSchema>;

const ownText = z.string().trim().min(1).max(textLimits.textLength);

/** `PUT /texts/{id}`: languages that are absent stay as they are; `null`, or what came with the shop, gives that language its text back. */
export const textInput = z.object({ texts: z.partialRecord(lang, ownText.nullable()) });
/** See `textInput`. */
export type TextInput = z.output<typeof textInput>;

/** Orders of the list. */
export const textSorts = ['id'] as const;
/** What staff narrow texts by: `q` finds by words of the text, as said or as it came, or by its key; with `lang` in that language alone. */
export const textFilter = z.strictObject({
  q: z.string().trim().max(textLimits.searchLength).optional(),
  lang: lang.optional(),
  edited: z.boolean().optional(),
});
/** See `textFilter`. */
export type TextFilter = z.infer<typeof textFilter>;
