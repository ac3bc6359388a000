/** What shoppers read of extensions, for the merchant to write otherwise. */
import type { AnyExtension } from '#extension/definition.ts';
import type { ByLanguage, OfferedTexts } from '#extension/texts.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { ownText } from '#kit/pure/messages-runtime.ts';
import type { AddedTexts } from '#shop/texts/index.ts';
import { messageFrom, type Installed } from './extension-context.ts';

/** By key: the texts that an extension lists (`loyalty.earn`), and the titles that `titleFrom` says (`loyalty.promotions.points.title`). */
export function textsOf({ name, texts = [], paymentProviders = [], promotions = [], facets = [], pages = [] }: AnyExtension): AddedTexts {
  const titles = {
    ...byName('payments', paymentProviders, ({ id, title, note, orderNote }) => [id, { title, note, orderNote }]),
    ...byName('promotions', promotions, (one) => [one.name, { title: one.title }]),
    ...byName('facets', facets, (one) => [one.name, { title: one.title }]),
    ...byName('pages', pages, ({ path, title, description }) => [path, { title, description }]),
  };
  const all = [...texts.flatMap(byKey), ...Object.entries(titles)];
  return new Map(all.map(([key, text]) => [`${name}.${key}`, text]));
}

/** Says a title: what the merchant wrote in place of it, else the extension's. `key` as in `textsOf`, without the extension's name. */
export const titleFrom =
  ({ definition: { name } }: Pick<Installed, 'definition'>, key: string, text: ByLanguage) =>
  (locale: Locale): string =>
    ownText(locale, `${name}.${key}`) ?? messageFrom(text)({}, { locale });

type Titles = Readonly<Record<string, ByLanguage | undefined>>;

function byName<Part>(list: string, parts: readonly Part[], titlesOf: (part: Part) => [string, Titles]): Record<string, ByLanguage> {
  const found: Record<string, ByLanguage> = {};
  for (const [name, titles] of parts.map(titlesOf)) for (const [field, text] of Object.entries(titles)) if (text) found[`${list}.${name}.${field}`] = text;
  return found;
}

const byKey = ({ texts }: OfferedTexts): [string, ByLanguage][] =>
  Object.keys(texts.en).map((key) => [
    key,
    Object.fromEntries(Object.entries(texts).flatMap(([lang, said]) => (said[key] === undefined ? [] : [[lang, said[key]]]))) as ByLanguage,
  ]);
