/** The extensions of a process: loaded, installed, and ready to be put beside the shop's own parts. */
import type { Log } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database.ts';
import { prepareJobs } from '#kit/server/jobs.ts';
import type { ByLanguage } from '#extension/texts.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { installExtension, openOwnDatabase, type KnownExtension } from '#shop/extensions/index.ts';
import { addOfferSources } from '#shop/promotions/sources/index.ts';
import { checkPersonalData } from './operations.ts';
import { addProviders } from '#shop/payments/providers/index.ts';
import type { Added } from '../slices.ts';
import { contributionsOf, type Contributions } from './contributions.ts';
import { said, type Installed } from './extension-context.ts';
import { loadExtensions, messageOf, type ExtensionEntry, type LeftOut, type LoadedExtensions } from './load-extensions.ts';
import type { Transports } from '#kit/server/host-config.ts';
import type { Host } from '#kit/server/slice.ts';
import { transportsOf } from './mails.ts';
import { noPages, ownPages } from './pages.ts';
import { usualLimits, withTimeLimit, type Limits } from './time-limit.ts';

/** An extension that runs. */
export type RunningExtension = Installed & { from: string; contributions: Contributions; close(): Promise<void> };

/** Extensions that run, those that were left out, and what the former add. */
export type OpenExtensions = {
  running: readonly RunningExtension[];
  leftOut: readonly LeftOut[];
  added: Added;
  transports: ((host: () => Host) => Transports) | undefined;
  close(): Promise<void>;
};

/** Nothing is there to be extended by. */
export const noExtensions: OpenExtensions = {
  running: [],
  leftOut: [],
  added: { slices: [], sections: [], extensions: [], pages: noPages },
  transports: undefined,
  close: async () => undefined,
};

type Parts = { url: string; database: Database; now(): Date; log: Log; limits?: Limits };

/** Loads and installs them, in their order; what fails is left out and logged, and the shop goes on without it. */
export async function openExtensions(entries: readonly ExtensionEntry[], parts: Parts): Promise<OpenExtensions> {
  if (entries.length === 0) return noExtensions;
  const { extensions, leftOut } = await loadExtensions(entries);
  const running: RunningExtension[] = [];
  for (const extension of extensions) {
    try {
      running.push(await openOne(extension, parts));
    } catch (error) {
      leftOut.push({ name: extension.definition.name, from: extension.from, problem: messageOf(error) });
    }
  }
  for (const { name, from, problem } of leftOut) parts.log.error({ extension: name, from, problem }, 'an extension was left out');
  return {
    running,
    leftOut,
    added: {
      slices: running.map(({ contributions }) => contributions.slice),
      sections: running.flatMap(({ contributions }) => contributions.sections),
      extensions: [...running.map(knownOf), ...leftOut.map(knownLeftOut)],
      pages: ownPages(running),
    },
    transports: running.some(({ definition }) => definition.mailTransport ?? definition.smsTransport) ? (host) => transportsOf(running, host) : undefined,
    close: async () => void (await Promise.all(running.map((one) => one.close()))),
  };
}

const closeMs = 2_000;

async function openOne(
  { from, definition }: LoadedExtensions['extensions'][number],
  { url, database, now, limits = usualLimits }: Parts,
): Promise<RunningExtension> {
  const role = await installExtension(database, { url, extension: definition, now: now() });
  const installed: Installed = { definition, role, limits, database: openOwnDatabase(url, { name: definition.name, role }) };
  const contributions = contributionsOf(installed);
  const jobs = contributions.slice.jobs ?? [];
  if (jobs.length > 0) await prepareJobs(url, jobs);
  await checkPersonalData(installed);
  // Last, and all or none: what was left out has added nothing.
  const removeProviders = addProviders(contributions.paymentProviders);
  const removeOffers = addOfferSources(contributions.offerSources);
  return {
    ...installed,
    from,
    contributions,
    async close() {
      removeProviders();
      removeOffers();
      // A pool waits for connections that were never given back; the process does not.
      await withTimeLimit('closing its connections', closeMs, () => installed.database.close()).catch(() => undefined);
    },
  };
}

function knownOf({ definition: { name, version, title, description = { en: '' }, settings }, from }: RunningExtension): KnownExtension {
  const saidAs = (text: ByLanguage) => (locale: Locale) => said(text)({}, { locale });
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
    ...leftOut.map(({ name, from, problem }) => `Left out: the extension ${name} (${from}): ${problem}`),
  ];
}

/** The host as the shop has it from now on: messages may go out by extensions. */
export function hostWith({ transports }: OpenExtensions, host: Host): Host {
  if (!transports) return host;
  const own: Host = { ...host, config: { ...host.config, transports: transports(() => own) } };
  return own;
}
