/** The extensions of a process: loaded, installed, and ready to be put beside the shop's own parts. */
import type { Log } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database.ts';
import { installExtension, openOwnDatabase } from '#shop/extensions/index.ts';
import { prepareJobs } from '#kit/server/jobs.ts';
import type { Added } from '../slices.ts';
import { contributionsOf } from './contributions.ts';
import type { Installed } from './extension-context.ts';
import { usualLimits, withTimeLimit, type Limits } from './time-limit.ts';
import { loadExtensions, messageOf, type ExtensionEntry, type LeftOut } from './load-extensions.ts';

/** Extensions that run, those that were left out, and what the former add. */
export type OpenExtensions = {
  running: readonly (Installed & { from: string })[];
  leftOut: readonly LeftOut[];
  added: Added;
  close(): Promise<void>;
};

const closeMs = 2_000;

/** Nothing is there to be extended by. */
export const noExtensions: OpenExtensions = { running: [], leftOut: [], added: { slices: [], sections: [] }, close: async () => undefined };

/** Loads and installs them, in their order; what fails is left out and logged, and the shop goes on without it. */
export async function openExtensions(
  entries: readonly ExtensionEntry[],
  { url, database, now, log, limits = usualLimits }: { url: string; database: Database; now(): Date; log: Log; limits?: Limits },
): Promise<OpenExtensions> {
  if (entries.length === 0) return noExtensions;
  const { extensions, leftOut } = await loadExtensions(entries);
  const running: (Installed & { from: string })[] = [];
  for (const { from, definition } of extensions) {
    try {
      const role = await installExtension(database, { url, extension: definition, now: now() });
      running.push({ from, definition, limits, database: openOwnDatabase(url, { name: definition.name, role }) });
    } catch (error) {
      leftOut.push({ name: definition.name, from, problem: messageOf(error) });
    }
  }
  for (const { name, from, problem } of leftOut) log.error({ extension: name, from, problem }, 'an extension was left out');
  const contributions = running.map(contributionsOf);
  const added: Added = { slices: contributions.map(({ slice }) => slice), sections: contributions.flatMap(({ sections }) => sections) };
  const jobs = added.slices.flatMap((slice) => slice.jobs ?? []);
  if (jobs.length > 0) await prepareJobs(url, jobs);
  return {
    running,
    leftOut,
    added,
    // A pool waits for connections that were never given back; the process does not.
    close: () =>
      withTimeLimit(
        'closing the connections of extensions',
        closeMs,
        async () => void (await Promise.all(running.map(({ database: own }) => own.close()))),
      ).catch(() => undefined),
  };
}

/** What the start says of them, a line each. */
export function describeExtensions({ running, leftOut }: OpenExtensions): string[] {
  const names = running.map(({ definition }) => `${definition.name} ${definition.version}`);
  return [
    ...(names.length > 0 ? [`Extensions: ${names.join(', ')}`] : []),
    ...leftOut.map(({ name, from, problem }) => `Left out: the extension ${name} (${from}): ${problem}`),
  ];
}
