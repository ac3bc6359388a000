import type { Locale } from '#kit/pure/languages.ts';
import type { Tx } from '#kit/server/database.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { originalOf } from './catalogue.ts';
import { textsTag } from './own-texts.ts';
import { deleteOwnTexts, selectOwnTexts, upsertOwnTexts } from './store.ts';

/** A text to be said in a language; null, or the one that came with the shop, is no own text any more. */
export type WrittenText = { key: string; lang: Locale; text: string | null };

/** What became of a text. */
export type Outcome = 'created' | 'updated' | 'unchanged';

/**
 * Writes own texts and, on commit, invalidates what says them on every node. Answers what became of each, in their order; with
 * `dryRun`, what would. The texts have been checked, and `lockOwnTexts` called.
 */
export async function writeTexts(tx: Tx, texts: readonly WrittenText[], { now, dryRun = false }: { now: Date; dryRun?: boolean }): Promise<Outcome[]> {
  const stored = new Map((await selectOwnTexts(tx)).map(({ key, lang, text }) => [`${key} ${lang}`, text]));
  const changes = texts.map(({ key, lang, text }) => {
    const before = stored.get(`${key} ${lang}`);
    const own = text === null || text === originalOf(key, lang) ? undefined : text;
    return { key, lang, own, outcome: own === before ? 'unchanged' : before === undefined ? 'created' : 'updated' } as const;
  });
  const outcomes = changes.map(({ outcome }) => outcome);
  if (dryRun) return outcomes;
  const changed = changes.filter(({ outcome }) => outcome !== 'unchanged');
  const written = changed.flatMap(({ key, lang, own }) => (own === undefined ? [] : [{ key, lang, text: own }]));
  await deleteOwnTexts(
    tx,
    changed.filter(({ own }) => own === undefined),
  );
  await upsertOwnTexts(tx, written, now);
  if (changed.length > 0) await invalidateTags(tx, [textsTag]);
  return outcomes;
}
