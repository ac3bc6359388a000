/** In which languages staff write. */
import { messageLocales, languageNames, languages } from '#kit/pure/languages.ts';

/** The languages of the shop itself: what every shopper reads is written in these. */
export const shopLanguages = messageLocales.map((lang) => ({ lang, name: languageNames[lang] }));

/** Languages of contents and templates: those of the shop, and some that exist for single pages. */
export const contentLanguages = languages.flatMap((lang) => (languageNames[lang] ? [{ lang, name: languageNames[lang] }] : []));
