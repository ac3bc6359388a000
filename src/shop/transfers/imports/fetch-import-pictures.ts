import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import { fetchPictures } from '../../catalog/import/index.ts';
import { importPicturesKind, type PicturesPart } from '../job-kinds.ts';
import { findImport, findUnfetched, noteMissingPictures } from '../store.ts';

const picturesAtOnce = 200;
const partMs = 60_000;
const firstId = '00000000-0000-0000-0000-000000000000';
/** When a server that is away or busy is asked once more: minutes after each pass. */
const laterMinutes = [10, 60, 360];

/** The first part of the first pass. */
export const firstPictures = (id: string, locale: PicturesPart['locale']): PicturesPart => ({ id, locale, after: firstId, pass: 0, missing: 0, again: false });

/**
 * Fetches pictures that this and earlier imports noted, a batch at a time; those that cannot be had keep the placeholder, and the import says how many.
 * @throws what storage or database fail at: the job is tried again
 */
export async function fetchImportPictures(
  context: Context,
  part: PicturesPart,
  options: Pick<Parameters<typeof fetchPictures>[2] & object, 'fetch'> = {},
): Promise<void> {
  const { id, after, pass, locale = context.locale } = part;
  if (!(await findImport(context.db, id))) return;
  const found = await findUnfetched(context.db, { after, most: picturesAtOnce });
  const { fetched, started, again } = await fetchPictures(
    { database: { transaction: (work) => context.transaction(work) }, config: context.config },
    found.map(({ source }) => source),
    { mostMs: partMs, ...options },
  );
  const soFar = { missing: part.missing + started - fetched, again: part.again || again };
  await context.transaction(async (tx) => {
    const isOver = started === found.length && found.length < picturesAtOnce;
    if (!isOver) return context.enqueue(tx, importPicturesKind, { ...part, ...soFar, after: found[started - 1]!.id });
    await noteMissingPictures(tx, id, soFar.missing === 0 ? '' : m.transfers_pictures_missing({ count: soFar.missing }, { locale }));
    const minutes = soFar.again ? laterMinutes[pass] : undefined;
    if (minutes === undefined) return;
    const startAfter = new Date(context.now().getTime() + minutes * 60_000);
    await context.enqueue(tx, importPicturesKind, { ...firstPictures(id, part.locale), pass: pass + 1 }, { startAfter });
  });
}
