/** What every end-to-end test starts from: Playwright's `test`, with addresses relative to the shop that global-setup started. */
import { expect, test as base, type BrowserContext, type Locator } from '@playwright/test';
import { words, type Locale, type Words } from './messages.ts';

export { expect } from '@playwright/test';

/** The language and the screen of an end-to-end test: `prefix` comes before paths, `translate` are the page's messages. */
export type Place = { locale: Locale; prefix: string; translate: Words; isPhone: boolean };

/** Tags of a test, behind its title. */
type Tagged = { tag: string | string[] };

/** Run by `npm run e2e -- --all-languages` in every language on both screens. */
export const inEveryLanguage: Tagged = { tag: '@every-language' };

/** `npm test` runs a test on one screen: on a desk, or with this on a phone. `npm run test:long` runs each on both. */
export const onPhone: Tagged = { tag: '@phone' };

/** Of phones: the long run, too, leaves it out on a desk. */
export const onPhoneOnly: Tagged = { tag: '@phone-only' };

/** Of wide screens: the long run, too, leaves it out on a phone. */
export const onDeskOnly: Tagged = { tag: '@desk-only' };

/** Run on both screens in `npm test`, too. */
export const onBoth: Tagged = { tag: '@both' };

/** Left out of `npm test`: slow, and not what breaks every day. */
export const inLongRunOnly: Tagged = { tag: '@long' };

/** English on a desk, Chinese on a phone. */
export const onTheScreenOf = (locale: Locale): Tagged => (locale === 'en' ? { tag: [] } : onPhone);

/** Several of these at once. */
export const tagged = (...all: Tagged[]): Tagged => ({ tag: all.flatMap(({ tag }) => tag) });

/** A browser in the test's language: what a messenger's page is written in. For `test.use`. */
export const inItsLanguage = {
  locale: async ({ language }: { language: Locale }, use: (locale: string) => Promise<void>) => {
    await use({ en: 'en-US', zh: 'zh-CN', 'zh-HK': 'zh-HK' }[language]);
  },
};

/** Waits until the island around an element is hydrated. Earlier input is replayed, which only event-replay.e2e.ts tests. */
export const mounted = (inside: Locator): Promise<void> =>
  inside.first().locator('xpath=ancestor-or-self::*[@data-mounted]').first().waitFor({ state: 'attached' });

type Options = { languageHint: boolean; language: Locale };

/** An answer that is no success is what many tests are about. */
const failedRequest = /^Failed to load resource: /;

/** What pages report on their consoles as errors, an island whose markup does not fit among it, and what nobody caught. */
function watchErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on(
    'console',
    (message) => void (message.type() === 'error' && !failedRequest.test(message.text()) && errors.push(`${message.text()}\non ${message.page()?.url()}`)),
  );
  context.on('weberror', (uncaught) => void errors.push(String(uncaught.error())));
  // What a page asks for by itself, and asks wrongly; the page itself may show it as a list that is empty.
  context.on('response', (response) => void (response.status() === 400 && response.request().method() === 'GET' && errors.push(`400 for ${response.url()}`)));
  return errors;
}

/**
 * `test` whose pages and requests go to the shop. Its browsers have chosen their language; `languageHint: true` makes one
 * that has not. The project says which `language` the test is in: `place`. A test whose page reports an error fails, unless it has been
 * added to `expectedErrors`.
 */
export const test = base.extend<Options & { place: Place; expectedErrors: RegExp[] }>({
  languageHint: [false, { option: true }],
  expectedErrors: async ({ browserName: _browserName }, use) => use([]),
  language: ['en', { option: true }],
  place: async ({ language: locale, isMobile }, use) => {
    await use({ locale, prefix: locale === 'en' ? '' : `/${locale}`, translate: words(locale), isPhone: isMobile });
  },
  context: async ({ context, languageHint, expectedErrors }, use) => {
    // An empty page has no storage.
    if (!languageHint) await context.addInitScript(() => void (self === top && origin !== 'null' && localStorage.setItem('languageChosen', 'true')));
    const errors = watchErrors(context);
    await use(context);
    expect(
      errors.filter((error) => !expectedErrors.some((expected) => expected.test(error))),
      'errors that pages reported',
    ).toEqual([]);
  },
  baseURL: async ({ browserName: _browserName }, use) => {
    await use(process.env['E2E_URL'] ?? 'http://localhost:3000');
  },
});
