/** Reading the configuration: from memory, until a change is announced. */
import type { Reader } from '#kit/server/database.ts';
import { keepReading } from '#kit/server/kept-reading.ts';
import { settingsSchemas, type SettingsGroup, type ShopSettings } from './contract.ts';
import { readGroups } from './store.ts';

// A lost notice must not keep an old configuration for ever.
const keptMs = 60_000;

let kept = keepReading(load, keptMs);

/** Everything that the merchant configured. A group that does not fit its schema falls back to its defaults. */
export const readSettings = (reader: Reader): Promise<ShopSettings> => kept.read(reader);

/** Forgets what was read; called when `settings` was announced as stale. */
export function dropSettings(): void {
  kept = keepReading(load, keptMs);
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
