/** The extensions of a process: loaded, installed, and ready to be put beside the shop's own parts. */
import type { Log } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database.ts';
import { prepareJobs } from '#kit/server/jobs.ts';
import type { AnyExtension } from '#extension/definition.ts';
import type { ByLanguage } from '#extension/texts.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { installExtension, openOwnDatabase, type KnownExtension } from '#shop/extensions/index.ts';
import { addOfferSources } from '#shop/promotions/sources/index.ts';
import { addAddressSources } from '#shop/addresses/suggestions/index.ts';
import { addTrackingSources } from '#shop/shipping/carriers/index.ts';
import { addTaxSources } from '#shop/markets/tax-sources/index.ts';
import { addRateSources } from '#shop/shipping/sources/index.ts';
import { checkPersonalData } from './operations.ts';
import { addProviders, storeMethods } from '#shop/payments/providers/index.ts';
import type { Added } from '../slices.ts';
import { contributionsOf, type Contributions } from './contributions.ts';
import { messageFrom, type Installed } from './extension-context.ts';
import { loadExtensions, messageOf, type ExtensionEntry, type LeftOut, type LoadedExtensions } from './load-extensions.ts';
import { addFacets } from '#shop/catalog/facets/index.ts';
import { putEngineBefore } from '#shop/catalog/search/index.ts';
import type { Host } from '#kit/server/slice.ts';
import { ownCatalogSearch } from './providers/catalog-search.ts';
import { addTexts } from '#shop/texts/index.ts';
import { transportsOf } from './mails.ts';
import { noPages, ownPages } from './pages.ts';
import { textsOf } from './texts.ts';
import { lockedStorage, ownStorage } from './providers/storage.ts';
import { usualLimits, withTimeLimit, type Limits } from './time-limit.ts';

/** An extension that runs; `steps` are the migrations that this start applied. */
export type RunningExtension = Installed & { from: string; steps: readonly string[]; contributions: Contributions; close(): Promise<void> };

/** Extensions that run, those that were left out, and what the former add. */
export type OpenExtensions = {
  running: readonly RunningExtension[];
  leftOut: readonly LeftOut[];
  added: Added;
  /** The host as the shop has it from now on: messages may go out by extensions, files may be stored by one. */
  hostFor(bare: Host): Host;
  close(): Promise<void>;
};

/** Nothing is there to be extended by. */
export const noExtensions: OpenExtensions = {
  running: [],
  leftOut: [],
  added: { slices: [], sections: [], extensions: [], pages: noPages },
  hostFor: (bare) => bare,
  close: async () => undefined,
};

type Parts = { url: string; database: Database; now(): Date; log: Log; limits?: Limits };

/** Loads and installs them, in their order; what fails is left out and logged, and the shop goes on without it. */
export async function openExtensions(entries: readonly ExtensionEntry[], parts: Parts): Promise<OpenExtensions> {
  const { extensions, leftOut } = await loadExtensions(entries);
  const running: RunningExtension[] = [];
  const late: LateHost = {};
  const host = () => late.host ?? fail();
  for (const extension of extensions) {
    try {
      checkPlaces(extension.definition, running);
      running.push(await openOne(extension, { ...parts, host }));
    } catch (error) {
      leftOut.push({ name: extension.definition.name, from: extension.from, problem: messageOf(error) });
    }
  }
  for (const { name, from, problem } of leftOut) parts.log.error({ extension: name, from, problem }, 'an extension was left out');
  const forgetGone = await storeMethods(parts.database, {
    running: running.map(({ definition, contributions }) => ({ extension: definition.name, providers: contributions.paymentProviders })),
    named: new Set([...running.map(({ definition }) => definition.name), ...leftOut.map(({ name }) => name)]),
  });
  if (entries.length === 0) return { ...noExtensions, close: async () => forgetGone() };
  return {
    running,
    leftOut,
    added: {
      slices: running.map(({ contributions }) => contributions.slice),
      sections: running.flatMap(({ contributions }) => contributions.sections),
      extensions: [...running.map(knownOf), ...leftOut.map(knownLeftOut)],
      pages: ownPages(running),
    },
    hostFor: (bare) => (late.host = hostWith(bare, { running, all: extensions.map(({ definition }) => definition), host })),
    async close() {
      forgetGone();
      await Promise.all(running.map((one) => one.close()));
    },
  };
}

/** The host, which is complete only when the extensions are open. */
type LateHost = { host?: Host };

function fail(): never {
  throw new Error('the shop is not put together yet');
}

/** Places of which a shop has one. @throws Error when one of them is taken */
function checkPlaces({ storage, catalogSearch }: AnyExtension, running: readonly RunningExtension[]): void {
  const holder = (place: 'storage' | 'catalogSearch') => running.find(({ definition }) => definition[place])?.definition.name;
  if (storage && holder('storage')) throw new Error(`the extension ${holder('storage')} stores the files already`);
  if (catalogSearch && holder('catalogSearch')) throw new Error(`the extension ${holder('catalogSearch')} is the search engine already`);
}

function hostWith(bare: Host, { running, all, host }: { running: readonly RunningExtension[]; all: readonly AnyExtension[]; host: () => Host }): Host {
  const sends = running.some(({ definition }) => definition.mailTransport ?? definition.smsTransport);
  const storing = running.find(({ definition }) => definition.storage);
  // With its extension left out, files stored in the folder meanwhile would be missing later.
  const left = all.some(({ storage }) => storage) ? lockedStorage() : bare.config.storage;
  return {
    ...bare,
    config: {
      ...bare.config,
      ...(sends ? { transports: transportsOf(running, host) } : {}),
      storage: storing ? ownStorage(storing, storing.definition.storage!, host) : left,
    },
  };
}

const closeMs = 2_000;

async function openOne(
  { from, definition }: LoadedExtensions['extensions'][number],
  { url, database, now, host, limits = usualLimits }: Parts & { host: () => Host },
): Promise<RunningExtension> {
  const { role, steps } = await installExtension(database, { url, extension: definition, now: now() });
  const installed: Installed = { definition, role, limits, database: openOwnDatabase(url, { name: definition.name, role }) };
  const contributions = contributionsOf(installed, host);
  const jobs = contributions.slice.jobs ?? [];
  if (jobs.length > 0) await prepareJobs(url, jobs);
  await checkPersonalData(installed);
  // Last, and all or none: what was left out has added nothing.
  const { catalogSearch } = definition;
  const removeAdded = addAll([
    () => addProviders(contributions.paymentProviders),
    () => addOfferSources(contributions.offerSources),
    () => addRateSources(contributions.rateSources),
    () => addTaxSources(contributions.taxSources),
    () => addAddressSources(contributions.addressSources),
    () => addTrackingSources(contributions.trackingSources),
    () => addFacets(contributions.facets),
    () => addTexts(textsOf(definition)),
    ...(catalogSearch ? [() => putEngineBefore(ownCatalogSearch(installed, catalogSearch, host))] : []),
  ]);
  return {
    ...installed,
    from,
    steps,
    contributions,
    async close() {
      removeAdded();
      // A pool waits for connections that were never given back; the process does not.
      await withTimeLimit('closing its connections', closeMs, () => installed.database.close()).catch(() => undefined);
    },
  };
}

/** Adds one list after the other; answers how to take all of them out. @throws Error when one cannot be added: then none is */
function addAll(lists: readonly (() => () => void)[]): () => void {
  const removes: (() => void)[] = [];
  const removeAll = () => {
    for (const remove of removes) remove();
  };
  try {
    for (const add of lists) removes.push(add());
  } catch (error) {
    removeAll();
    throw error;
  }
  return removeAll;
}

function knownOf({ definition: { name, version, title, description = { en: '' }, settings }, from }: RunningExtension): KnownExtension {
  const saidAs = (text: ByLanguage) => (locale: Locale) => messageFrom(text)({}, { locale });
  return { name, version, from, title: saidAs(title), description: saidAs(description), problem: null, settings: settings ?? null };
}

function knownLeftOut({ name, from, problem }: LeftOut): KnownExtension {
  return { name, version: '', from, title: () => name, description: () => '', problem, settings: null };
}

/** What the start says of them, a line each. */
export function describeExtensions({ running, leftOut }: OpenExtensions): string[] {
  const names = running.map(({ definition }) => `${definition.name} ${definition.version}`);
  return [
    ...(names.length > 0 ? [`Extensions: ${names.join(', ')}`] : []),
    ...running.flatMap(({ definition, steps }) => (steps.length > 0 ? [`Migrations of ${definition.name}: ${steps.join(', ')}`] : [])),
    ...leftOut.map(({ name, from, problem }) => `Left out: the extension ${name} (${from}): ${problem}`),
  ];
}
