import type { Texts } from '#kit/pure/languages.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { pictureLimits } from '../contract.ts';
import type { PictureFiles } from './picture-files.ts';
import { readPicture, type PictureFacts } from './read-picture.ts';
import { findMediaBySources, updateAlts, upsertMedia } from '../store.ts';

/** A decoded picture whose original is stored; only its row is missing. */
export type PreparedPicture = PictureFacts & { source: string | null; alt: Texts<'alt'> };

/**
 * Decodes a picture and stores its original. Do this before the transaction that stores it: it takes a while.
 * @throws pictureTooLarge, pictureUnreadable
 */
export async function preparePicture(files: PictureFiles, picture: { source: string | null; bytes: Uint8Array; alt: Texts<'alt'> }): Promise<PreparedPicture> {
  const facts = await readPicture(picture.bytes);
  await files.keepOriginal(facts.sha256, picture.bytes);
  return { ...facts, source: picture.source, alt: cut(picture.alt) };
}

/** Stores prepared pictures and answers their ids in order. The same source is the same picture: it keeps its id. */
export async function storePictures(tx: Tx, pictures: readonly PreparedPicture[]): Promise<string[]> {
  if (pictures.length === 0) return [];
  return upsertMedia(
    tx,
    pictures.map((picture) => ({ ...picture, id: newId(), state: 'ready' as const })),
  );
}

/** Notes pictures whose address could not be reached; the placeholder is shown for them. Answers their ids in order. */
export async function noteUnreachable(tx: Tx, pictures: readonly { source: string; alt: Texts<'alt'> }[]): Promise<string[]> {
  if (pictures.length === 0) return [];
  return upsertMedia(
    tx,
    pictures.map(({ source, alt }) => ({
      id: newId(),
      source,
      alt: cut(alt),
      sha256: null,
      width: null,
      height: null,
      mime: null,
      placeholder: null,
      state: 'unreachable' as const,
    })),
  );
}

/** What is known of pictures by where they came from. */
export async function picturesBySource(
  db: Queryable,
  sources: readonly string[],
): Promise<Map<string, { id: string; state: 'ready' | 'unreachable'; alt: Texts<'alt'> }>> {
  if (sources.length === 0) return new Map();
  const rows = await findMediaBySources(db, [...new Set(sources)]);
  return new Map(rows.map((row) => [row.source!, { id: row.id, state: row.state as 'ready' | 'unreachable', alt: row.alt as Texts<'alt'> }]));
}

/** Gives pictures other alternative texts. */
export async function renameAlts(tx: Tx, alts: readonly { id: string; alt: Texts<'alt'> }[]): Promise<void> {
  await updateAlts(
    tx,
    alts.map(({ id, alt }) => ({ id, alt: cut(alt) })),
  );
}

function cut(alt: Texts<'alt'>): Texts<'alt'> {
  return Object.fromEntries(Object.entries(alt).map(([lang, texts]) => [lang, { alt: (texts?.alt ?? '').slice(0, pictureLimits.altLength) }]));
}
