/** Reading the configuration: from memory, until a change is announced. */
import type { Reader } from '#kit/server/database.ts';
import { settingsSchemas, type SettingsGroup, type ShopSettings } from './contract.ts';
import { readGroups } from './store.ts';

// A lost notice must not keep an old configuration for ever.
const keptMs = 60_000;

type Kept = { at: number; settings: Promise<ShopSettings> };
let kept = new WeakMap<Reader, Kept>();

/** Everything that the merchant configured. A group that does not fit its schema falls back to its defaults. */
export function readSettings(reader: Reader): Promise<ShopSettings> {
  const before = kept.get(reader);
  if (before && performance.now() - before.at < keptMs) return before.settings;
  const entry: Kept = { at: performance.now(), settings: load(reader) };
  kept.set(reader, entry);
  // A failure is not remembered.
  entry.settings.catch(() => kept.get(reader) === entry && kept.delete(reader));
  return entry.settings;
}

/** Forgets what was read; called when `settings` was announced as stale. */
export function dropSettings(): void {
  kept = new WeakMap();
}

async function load(reader: Reader): Promise<ShopSettings> {
  const groups = await readGroups(reader);
  const settings: Record<string, unknown> = {};
  for (const [group, schema] of Object.entries(settingsSchemas)) {
    const parsed = schema.safeParse(groups.get(group));
    settings[group] = parsed.success ? parsed.data : schema.parse(undefined);
  }
  return settings as Record<SettingsGroup, never>;
}
