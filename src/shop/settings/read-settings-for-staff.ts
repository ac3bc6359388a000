import type { Queryable } from '#kit/server/database.ts';
import { settingsSchemas, type ShopSettings, type StaffSettingsGroup } from './contract.ts';
import { readGroups } from './store.ts';

/** The groups that the back office changes. */
export type StaffSettings = Pick<ShopSettings, StaffSettingsGroup>;

/** One group as it is stored now, defaults filled in; past the process's memory, because a write is decided on it. */
export async function readSettingsForStaff<Group extends StaffSettingsGroup>(db: Queryable, group: Group): Promise<StaffSettings[Group]> {
  const stored = (await readGroups(db)).get(group);
  const parsed = settingsSchemas[group].safeParse(stored);
  return (parsed.success ? parsed.data : settingsSchemas[group].parse(undefined)) as StaffSettings[Group];
}
