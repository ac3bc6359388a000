/** Between the form of a content and what `/api/admin` takes. */
import type { StaffContent } from '#shop/content/contract.ts';
import type { RaRecord } from 'react-admin';

type Fields = Record<string, unknown>;

/** What a new content begins with. */
export const newContent: Fields = { texts: { en: {} }, published: false, pictures: [], products: [], categories: [], tags: [], fields: {} };

/** A content as the form shows it: as its draft will make it, where there is one. */
export function shownContent(content: StaffContent): StaffContent {
  return content.draft ? { ...content, ...content.draft } : content;
}

/** The same without the draft beside it, as two of its states are compared. */
export function shownAlone(content: RaRecord): RaRecord {
  const { draft: _draft, draftAt: _draftAt, ...shown } = shownContent(content as unknown as StaffContent);
  return shown;
}

const momentOf = (at: unknown) => (at instanceof Date ? at.toISOString() : typeof at === 'string' && at !== '' ? new Date(at).toISOString() : null);

const textsOf = (texts: unknown): Fields =>
  Object.fromEntries(
    Object.entries((texts ?? {}) as Record<string, Fields | null>).flatMap(([lang, words]) => {
      const written = Object.entries(words ?? {}).filter(([, text]) => typeof text === 'string' && text !== '');
      return written.length === 0 ? [] : [[lang, Object.fromEntries(written)]];
    }),
  );

/** Fields of a custom kind without what says nothing: an emptied input is null, and so may be a language of it. */
function fieldsOf(fields: unknown): Fields {
  return Object.fromEntries(
    Object.entries((fields ?? {}) as Fields).flatMap(([key, value]) => {
      if (value === null || value === undefined || value === '') return [];
      if (typeof value !== 'object') return [[key, value]];
      const words = Object.entries(value as Fields).filter(([, text]) => typeof text === 'string' && text !== '');
      return words.length === 0 ? [] : [[key, Object.fromEntries(words)]];
    }),
  );
}

/** The form's record as the API takes it: emptied texts and lists are empty, not null. */
export function writtenContent(record: RaRecord | Partial<RaRecord>): Fields {
  const { texts, slug, rootSlug, author, type, template, publishAt, unpublishAt, pictures, fields, ...others } = record as Fields;
  return {
    ...others,
    texts: textsOf(texts),
    slug: slug ?? '',
    rootSlug: rootSlug || null,
    author: author ?? '',
    type: type ?? '',
    template: template || null,
    pictures: pictures ?? [],
    fields: fieldsOf(fields),
    publishAt: momentOf(publishAt),
    unpublishAt: momentOf(unpublishAt),
  };
}

/** The form's record as a draft, with the tag of what the form was opened with. */
export function draftOf(record: Partial<RaRecord>, tag: string | undefined): Fields {
  const { draft: _draft, draftAt: _draftAt, ...draft } = writtenContent(record);
  return tag === undefined ? draft : { ...draft, _etag: tag };
}
