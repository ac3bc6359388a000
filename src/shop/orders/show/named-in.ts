import { contentFallbacks } from '#kit/pure/languages.ts';
import type { ItemNames, OrderDraftLine, OrderShippingMethod } from '../contract.ts';

/** The language of the reader, and that of the order. */
export type Langs = { lang: string; ordered: string };

type ItemName = Pick<OrderDraftLine, 'title' | 'options'>;

/** What a line is called for a reader of `lang`: in the order's own language `ordered` by its own words, else as it was called in that language then. */
export function namedIn({ title, options, names }: ItemName & { names: ItemNames }, { lang, ordered }: Langs): ItemName {
  return wordsIn(names, { title, options }, { lang, ordered });
}

/** What a way of shipping is called for a reader of `lang`, likewise. */
export function methodNamedIn({ title, titles = {} }: Pick<OrderShippingMethod, 'title' | 'titles'>, langs: Langs): string {
  return wordsIn(titles, title, langs);
}

function wordsIn<Words>(known: Readonly<Record<string, Words>>, own: Words, { lang, ordered }: Langs): Words {
  for (const candidate of contentFallbacks(lang)) {
    if (candidate === ordered) return own;
    const found = known[candidate];
    if (found) return found;
  }
  return own;
}
