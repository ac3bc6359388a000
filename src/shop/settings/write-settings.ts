/** Changing the configuration. */
import type { z } from 'zod';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Tx } from '#kit/server/database.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { settingsSchemas, type SettingsGroup } from './contract.ts';
import { writeGroup } from './store.ts';

const tagOf: Partial<Record<SettingsGroup, string>> = { theme: 'theme', menus: 'menu' };

/**
 * Stores one group whole and, on commit, invalidates it on every node.
 * @throws ZodError when the value does not fit the group's schema.
 */
export async function writeSettings<Group extends SettingsGroup>(
  tx: Tx,
  group: Group,
  value: z.input<(typeof settingsSchemas)[Group]>,
  now: Date,
): Promise<void> {
  settingsSchemas[group].parse(value);
  await writeGroup(tx, group, value, now);
  const tag = tagOf[group];
  const tags = tag ? ['settings', tag] : ['settings'];
  await invalidateTags(tx, tags);
  // This process's own next read must not depend on when the announcement arrives.
  invalidateMemoized(tags);
}
