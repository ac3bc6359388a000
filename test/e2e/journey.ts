/** What every journey starts from: Playwright's `test`, with addresses relative to the shop that global-setup started. */
import { test as base, type Locator } from '@playwright/test';
import { words, type Locale, type Words } from './words.ts';

export { expect } from '@playwright/test';

/** The language and the screen on which a journey is walked: `prefix` stands before paths, `say` are the words on the page. */
export type Place = { locale: Locale; prefix: string; say: Words; isPhone: boolean };

/** What is put on a journey, behind its title. */
type Tagged = { tag: string | string[] };

/** Walked by `npm run e2e -- --all-languages` in every language on both screens. */
export const inEveryLanguage: Tagged = { tag: '@every-language' };

/** `npm test` walks a journey on one screen: on a desk, or with this on a phone. `npm run test:long` walks each on both. */
export const onPhone: Tagged = { tag: '@phone' };

/** Walked on both screens in `npm test`, too. */
export const onBoth: Tagged = { tag: '@both' };

/** Left out of `npm test`: slow, and not what breaks every day. */
export const inLongRunOnly: Tagged = { tag: '@long' };

/** English on a desk, Chinese on a phone. */
export const onTheScreenOf = (locale: Locale): Tagged => (locale === 'en' ? { tag: [] } : onPhone);

/** Several of these at once. */
export const tagged = (...all: Tagged[]): Tagged => ({ tag: all.flatMap(({ tag }) => tag) });

/** A browser in the journey's language: what a messenger's page is written in. For `test.use`. */
export const inItsLanguage = {
  locale: async ({ language }: { language: Locale }, use: (locale: string) => Promise<void>) => {
    await use({ en: 'en-US', zh: 'zh-CN', 'zh-HK': 'zh-HK' }[language]);
  },
};

/** Waits until the script of the island around something answers. What is done before is told to it later, which is what early.e2e.ts is about, and no other. */
export const mounted = (inside: Locator): Promise<void> =>
  inside.first().locator('xpath=ancestor-or-self::*[@data-mounted]').first().waitFor({ state: 'attached' });

type Options = { languageHint: boolean; language: Locale };

/**
 * `test` whose pages and requests go to the shop. Its browsers have chosen their language; `languageHint: true` makes one
 * that has not. The project says which `language` the journey is in: `place`.
 */
export const test = base.extend<Options & { place: Place }>({
  languageHint: [false, { option: true }],
  language: ['en', { option: true }],
  place: async ({ language: locale, isMobile }, use) => {
    await use({ locale, prefix: locale === 'en' ? '' : `/${locale}`, say: words(locale), isPhone: isMobile });
  },
  context: async ({ context, languageHint }, use) => {
    if (!languageHint) await context.addInitScript(() => localStorage.setItem('languageChosen', 'true'));
    await use(context);
  },
  baseURL: async ({ browserName: _browserName }, use) => {
    await use(process.env['E2E_URL'] ?? 'http://localhost:3000');
  },
});
