import { textIn, type Texts } from '#kit/pure/languages.ts';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Queryable } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { pictureLimits, type LibraryPicture, type PictureUse } from '../contract.ts';
import { toPicture } from '../pictures/picture-data.ts';
import { findLibraryPicture, type LibraryRow } from './store.ts';
import { findUses, type UseRow } from './store-uses.ts';

/** Pictures as staff see them, with where each is used: one more statement, however many they are. */
export async function presentPictures(db: Queryable, rows: readonly LibraryRow[], lang: string): Promise<LibraryPicture[]> {
  const uses = Map.groupBy(
    await findUses(
      db,
      rows.map((row) => row.id),
    ),
    (use) => use.mediaId,
  );
  return rows.map((row) => present(row, uses.get(row.id) ?? [], lang));
}

/** A picture of the library. @throws notFound (404), for what shoppers sent too */
export async function readPictureForStaff(db: Queryable, id: string, lang: string, { lock = false } = {}): Promise<LibraryPicture> {
  const row = await rowOf(db, id, { lock });
  return (await presentPictures(db, [row], lang))[0]!;
}

/** Its row. @throws notFound (404) */
export async function rowOf(db: Queryable, id: string, { lock = false } = {}): Promise<LibraryRow> {
  const row = isId(id) ? await findLibraryPicture(db, id, { lock }) : undefined;
  if (!row) throw new ShopError(notFound);
  return row;
}

function present(row: LibraryRow, uses: readonly UseRow[], lang: string): LibraryPicture {
  const { url, width, height } = toPicture(row, lang);
  return {
    id: row.id,
    url,
    name: nameOf(row),
    alt: Object.fromEntries(Object.entries(row.alt).flatMap(([key, texts]) => (texts?.alt ? [[key, texts.alt]] : []))),
    focalPoint: row.focalPoint,
    width,
    height,
    mime: row.mime,
    bytes: row.byteCount,
    placeholder: row.placeholder,
    createdAt: row.createdAt.toISOString(),
    uses: uses[0]?.total ?? 0,
    usedIn: uses.map((use) => useIn(use, lang)),
  };
}

function useIn({ kind, id, texts, name }: UseRow, lang: string): PictureUse {
  const title = textIn(texts, 'title', lang) || name;
  return { kind, id, title: kind === 'variant' ? `${title} (${name})` : title };
}

/** A picture from elsewhere is called what its address ends in. */
function nameOf({ name, source }: LibraryRow): string {
  if (name !== '') return name;
  return (/([^/?#:]+)(?:[?#].*)?$/.exec(source ?? '')?.[1] ?? '').slice(0, pictureLimits.nameLength);
}

/** What of a picture its `ETag` stands for: where it is used changes without anybody touching it. */
export const pictureState = ({ uses: _uses, usedIn: _places, ...own }: LibraryPicture): object => own;

/** Alternative texts as they are stored. */
export const altTexts = (alt: Record<string, string | undefined>): Texts<'alt'> =>
  Object.fromEntries(Object.entries(alt).flatMap(([lang, text]) => (text ? [[lang, { alt: text }]] : [])));
