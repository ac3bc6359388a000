/** The back office's messages: from the shop's own catalogues (`locales/*.json`, keys `backoffice_…`), loaded per language. */
import { messageLocales, languageNames } from '#kit/pure/languages.ts';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { addedWords } from '../extensions/added-texts.ts';
import { session, type BackofficeLocale } from '../api/session.ts';

type Catalogue = Record<string, string>;
type Words = { [key: string]: string | Words };

// The build retains the keys of each catalogue that begin with `backoffice_` (vite.backoffice.config.ts).
const load: Record<BackofficeLocale, () => Promise<Catalogue>> = {
  en: async () => (await import('../../../locales/en.json')).default,
  zh: async () => (await import('../../../locales/zh.json')).default,
  'zh-HK': async () => (await import('../../../locales/zh-HK.json')).default,
};

const prefix = 'backoffice_';

/** `{name}` in a catalogue is `%{name}` here. */
const phrase = (text: string) => text.replaceAll(/\{(\w+)\}/g, '%{$1}');

/** react-admin's own messages, each taken from the catalogue where it is there: `ra.action.add_filter` is `backoffice_ra_action_add_filter`. */
function translated(tree: Words, path: string, catalogue: Catalogue): Words {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      const here = `${path}_${key}`;
      return [key, typeof value === 'string' ? phrase(catalogue[here] ?? value) : translated(value, here, catalogue)];
    }),
  );
}

function messagesOf(locale: BackofficeLocale, catalogue: Catalogue): TranslationMessages {
  const { resources, titles } = addedWords(locale, (one) => createTitle(catalogue, one));
  const own: Words = { ...titles };
  for (const [key, text] of Object.entries(catalogue)) if (key.startsWith(prefix) && !key.startsWith(`${prefix}ra_`)) own[key] = phrase(text);
  return {
    ...own,
    ...translated(english as unknown as Words, `${prefix.slice(0, -1)}`, catalogue),
    resources: { ...resourceWords(catalogue), ...resources },
  } as unknown as TranslationMessages;
}

/** `backoffice_name_orders` names the resource `orders`, `backoffice_name_own_articles` is `own-articles`. */
function resourceWords(catalogue: Catalogue): Words {
  const names = Object.entries(catalogue).filter(([key]) => key.startsWith(`${prefix}name_`));
  return Object.fromEntries(
    names.map(([key, text]) => {
      const title = createTitle(catalogue, text.split(' |||| ')[0]!);
      return [key.slice(`${prefix}name_`.length).replaceAll('_', '-'), { name: phrase(text), page: { create: title } }];
    }),
  );
}

/** What making one is called. */
const createTitle = (catalogue: Catalogue, one: string): string => phrase((catalogue[`${prefix}ra_page_create`] ?? '').replace('{name}', inSentence(one)));

/** A name within a sentence: "Draft order" is "draft order", "API key" stays. */
export const inSentence = (name: string): string => (/^\p{Lu}\p{Ll}/u.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name);

/** The provider, in the language that was chosen before or that the browser speaks. */
export async function createI18nProvider(): Promise<I18nProvider> {
  const initial = session.locale();
  const first = messagesOf(initial, await load[initial]());
  const provider = polyglotI18nProvider(
    (locale) => {
      if (locale === initial) return first;
      return load[locale as BackofficeLocale]().then((catalogue) => messagesOf(locale as BackofficeLocale, catalogue));
    },
    initial,
    messageLocales.map((locale) => ({ locale, name: languageNames[locale] })),
    { allowMissing: true },
  );
  const change = provider.changeLocale;
  document.documentElement.lang = initial;
  return {
    ...provider,
    async changeLocale(locale) {
      await change(locale);
      session.choose(locale);
      document.documentElement.lang = locale;
    },
  };
}
