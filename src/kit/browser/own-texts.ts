/**
 * Texts of a language in which the merchant wrote own ones: this build's scripts hold none. They come in a script of their own before the entry
 * (docs/decisions/0900).
 */
import { fillText, ownTextsInForce } from '#kit/pure/messages-runtime.ts';

// Those of the page's language alone.
const [given] = Object.values(ownTextsInForce());
// Without them islands would replace the words of the page by none: nothing starts then, and the page stays what it is without script.
if (!given) throw new Error('The texts of this page are missing.');
const texts = given;

/** A message by its key. */
export const say = (key: string, inputs?: Readonly<Record<string, string | number>>): string => fillText(texts[key]!, inputs);
