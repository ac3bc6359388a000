import type { Locale } from '#kit/pure/languages.ts';
import type { Tx } from '#kit/server/database.ts';
import { readGroups } from './store.ts';
import { writeSettings } from './write-settings.ts';

/** What a shop may begin with: its name, in which languages it is read besides English, and the folder of its theme. */
export type Beginning = { name?: string; languages?: readonly Locale[]; theme?: string };

/** Stores it, group by group, where nobody has chosen yet; what was chosen stays. */
export async function beginSettings(tx: Tx, { name, languages, theme }: Beginning, now: Date): Promise<void> {
  const chosen = await readGroups(tx);
  if (name !== undefined && !chosen.has('shop')) await writeSettings(tx, 'shop', { name: { en: name } }, now);
  if (languages !== undefined && !chosen.has('languages')) await writeSettings(tx, 'languages', { enabled: [...new Set(['en' as const, ...languages])] }, now);
  if (theme !== undefined && !chosen.has('theme')) await writeSettings(tx, 'theme', { base: theme }, now);
}
