import type { Queryable, Tx } from '#kit/server/database.ts';
import { menusSchema, type MenuEntry } from './contract.ts';
import { lockGroup, readGroups } from './store.ts';
import { writeSettings } from './write-settings.ts';

/** The entries of a menu as they are stored now, past the process's memory; none for one that nobody has made. */
export async function readMenu(db: Queryable, key: string): Promise<MenuEntry[]> {
  return entriesOf(await readMenus(db), key);
}

/** Changes one menu: `decide` sees it as it stands and answers its new entries. Pages show them at once. */
export async function changeMenu(tx: Tx, key: string, { now, decide }: { now: Date; decide(before: MenuEntry[]): MenuEntry[] }): Promise<void> {
  await lockGroup(tx, 'menus');
  const menus = await readMenus(tx);
  await writeSettings(tx, 'menus', { ...menus, [key]: decide(entriesOf(menus, key)) }, now);
}

const entriesOf = (menus: Record<string, MenuEntry[]>, key: string): MenuEntry[] => (Object.hasOwn(menus, key) ? menus[key]! : []);

async function readMenus(db: Queryable): Promise<Record<string, MenuEntry[]>> {
  const parsed = menusSchema.safeParse((await readGroups(db)).get('menus') ?? {});
  return parsed.success ? parsed.data : menusSchema.parse({});
}
