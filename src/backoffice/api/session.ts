import { messageLocales, type Locale } from '#kit/pure/languages.ts';

/** What the browser remembers here: the language. The session is in a cookie that no script sees. */
const localeKey = 'backoffice.locale';

/** The languages of the back office. */
export const locales = messageLocales;
/** A language of the back office. */
export type BackofficeLocale = Locale;

const isLocale = (text: string | null | undefined): text is BackofficeLocale => (locales as readonly (string | null | undefined)[]).includes(text);

/** The user's language. */
export const session = {
  locale(): BackofficeLocale {
    const chosen = localStorage.getItem(localeKey);
    if (isLocale(chosen)) return chosen;
    const spoken = navigator.languages.map((tag) => (/^zh\b.*\b(hk|tw|mo|hant)\b/i.test(tag) ? 'zh-HK' : tag.split('-')[0]));
    return spoken.find(isLocale) ?? 'en';
  },
  choose(locale: string): void {
    if (isLocale(locale)) localStorage.setItem(localeKey, locale);
  },
};
