/** Payment methods of extensions, kept so that orders which name them can be finished when the extension is gone (docs/decisions/0880). */
import { messageLocales } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Database } from '#kit/server/database.ts';
import { providerAway } from './contract.ts';
import { addProviders, type AddedProvider } from './providers.ts';
import { findKeptMethods, upsertKeptMethod, type KeptMethod } from './store-methods.ts';

/** The extensions of a process: what those that run bring, and which are named by the configuration, running or not. */
export type MethodsHere = { running: readonly { extension: string; providers: readonly AddedProvider[] }[]; named: ReadonlySet<string> };

/**
 * Writes down the methods that are here, and stands in for those that are not. Of an extension that the configuration names no more, staff say when its
 * orders are paid and give money back by hand; one that was left out comes back, so what it is asked waits. Answers how to take the stand-ins out again.
 */
export async function storeMethods(database: Database, { running, named }: MethodsHere): Promise<() => void> {
  const here = running.flatMap(({ extension, providers }) => providers.map((provider) => keptOf(extension, provider)));
  const kept = await findKeptMethods(database.reader);
  const changed = here.filter((method) => !kept.some((one) => isSame(one, method)));
  if (changed.length > 0)
    await database.transaction(async (tx) => {
      for (const method of changed) await upsertKeptMethod(tx, method);
    });
  const gone = kept.filter(({ id }) => !here.some((method) => method.id === id));
  return addProviders(gone.map((method) => standIn(method, { comesBack: named.has(method.extension) })));
}

const keptOf = (extension: string, { id, title, traits: { capturedLater, shipsBeforePayment } }: AddedProvider): KeptMethod => ({
  id,
  extension,
  titles: Object.fromEntries(messageLocales.map((locale) => [locale, title(locale)])) as KeptMethod['titles'],
  traits: { capturedLater, shipsBeforePayment },
});

const isSame = (one: KeptMethod, other: KeptMethod): boolean =>
  one.id === other.id &&
  one.extension === other.extension &&
  messageLocales.every((locale) => one.titles[locale] === other.titles[locale]) &&
  one.traits.capturedLater === other.traits.capturedLater &&
  one.traits.shipsBeforePayment === other.traits.shipsBeforePayment;

function standIn({ id, titles, traits }: KeptMethod, { comesBack }: { comesBack: boolean }): AddedProvider {
  const away = () => Promise.reject(new ShopError(providerAway, { cause: `the extension of the payment method ${id} does not run` }));
  return {
    id,
    pages: [],
    windowMs: null,
    title: (locale) => titles[locale],
    isReady: async () => false,
    start: away,
    confirm: async () => null,
    handleWebhook: async () => null,
    ...(comesBack
      ? { traits, refund: away }
      : { traits: { ...traits, capturedLater: true }, isGone: true, refund: async () => ({ state: 'succeeded' as const }) }),
  };
}
