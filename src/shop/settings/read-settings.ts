/** Reading the configuration: from memory, until a change is announced. */
import type { Queryable } from '#kit/server/database.ts';
import { memoize } from '#kit/server/memoize.ts';
import { settingsSchemas, type SettingsGroup, type ShopSettings } from './contract.ts';
import { readGroups } from './store.ts';

/** Everything that the merchant configured, memoized. A group that does not fit its schema falls back to its defaults. */
export const readSettings: (db: Queryable) => Promise<ShopSettings> = memoize(load, { tags: ['settings', 'menu', 'theme'] });

async function load(db: Queryable): Promise<ShopSettings> {
  const groups = await readGroups(db);
  const settings: Record<string, unknown> = {};
  for (const [group, schema] of Object.entries(settingsSchemas)) {
    const parsed = schema.safeParse(groups.get(group));
    settings[group] = parsed.success ? parsed.data : schema.parse(undefined);
  }
  return settings as Record<SettingsGroup, never>;
}
