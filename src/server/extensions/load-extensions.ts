/** Loads what `vitrine.config.ts` names. A faulty extension is left out and reported. */
import type { AnyExtension } from '#extension/definition.ts';
import { checkDefinition } from '#extension/check-definition.ts';
import { asCodeOf } from '../requests/last-resort.ts';
import { withTimeLimit } from './time-limit.ts';

/** An extension that the configuration names, as the build found it. `problem`: it could not be built. */
export type ExtensionEntry = { name: string; from: string; load: () => Promise<{ default?: unknown }> } | { name: string; from: string; problem: string };

/** One that was left out, and why. */
export type LeftOut = { name: string; from: string; problem: string };

/** What came of loading them. */
export type LoadedExtensions = { extensions: { from: string; definition: AnyExtension }[]; leftOut: LeftOut[] };

const loadMs = 10_000;

/** Imports each server part, in order and each within a limit of time, and checks it. */
export async function loadExtensions(entries: readonly ExtensionEntry[], limitMs = loadMs): Promise<LoadedExtensions> {
  const loaded: LoadedExtensions = { extensions: [], leftOut: [] };
  for (const entry of entries) {
    try {
      const before = loaded.extensions.map(({ definition }) => definition);
      loaded.extensions.push({ from: entry.from, definition: await loadOne(entry, before, limitMs) });
    } catch (error) {
      loaded.leftOut.push({ name: entry.name, from: entry.from, problem: messageOf(error) });
    }
  }
  return loaded;
}

async function loadOne(entry: ExtensionEntry, before: readonly AnyExtension[], limitMs: number): Promise<AnyExtension> {
  if ('problem' in entry) throw new Error(entry.problem);
  const module = await withTimeLimit('its import', limitMs, () => asCodeOf(entry.name, entry.load));
  const definition = checkDefinition(module.default);
  if (definition.name !== entry.name) throw new Error(`it calls itself "${definition.name}", and its folder or package is named "${entry.name}"`);
  if (before.some(({ name }) => schemaName(name) === schemaName(definition.name))) throw new Error('another extension of this name comes before it');
  return definition;
}

/** Names that differ in hyphens alone would share a schema. */
const schemaName = (name: string) => name.replaceAll('-', '_');

/** What went wrong, in one line. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0]!.slice(0, 500);
