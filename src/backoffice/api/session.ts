/** What the browser remembers of who works here: the token, and the language. */
const tokenKey = 'backoffice.token';
const localeKey = 'backoffice.locale';

/** The languages of the back office. */
export const locales = ['en', 'zh', 'zh-HK'] as const;
/** A language of the back office. */
export type BackofficeLocale = (typeof locales)[number];

const isLocale = (text: string | null | undefined): text is BackofficeLocale => (locales as readonly (string | null | undefined)[]).includes(text);

/** Kept until sign-out; the server ends a session after half a day. */
export const session = {
  token: (): string | null => localStorage.getItem(tokenKey),
  begin(token: string): void {
    localStorage.setItem(tokenKey, token);
  },
  end(): void {
    localStorage.removeItem(tokenKey);
  },
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
