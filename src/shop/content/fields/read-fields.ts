import { picturesOfFields, shownFields, type FieldValues } from '#kit/pure/fields/field-values.ts';
import type { Queryable } from '#kit/server/database.ts';
import { findPictures } from '#shop/media/index.ts';
import type { EntryField, RouteSettings } from '#shop/settings/contract.ts';
import { readSettings } from '#shop/settings/index.ts';
import type { ContentKind, ShownEntryField } from '../contract.ts';

/** The fields that a content has, as its kind defines them; only entries have any. */
export function fieldsOf(routes: RouteSettings, { kind, type }: { kind: ContentKind; type: string }): readonly EntryField[] {
  return kind === 'entry' ? (routes.customCategories.find((custom) => custom.source === 'entry' && custom.type === type)?.fields ?? []) : [];
}

/** What a content's fields say in a language; a statement more only where a picture is among them. */
export async function readShownFields(db: Queryable, item: { kind: ContentKind; type: string; fields: FieldValues }, lang: string): Promise<ShownEntryField[]> {
  if (Object.keys(item.fields).length === 0) return [];
  const definitions = fieldsOf((await readSettings(db)).routes, item);
  const pictures = await findPictures(db, picturesOfFields(definitions, item.fields), lang);
  return shownFields(definitions, item.fields, { lang, pictureOf: (id) => pictures.get(id) ?? null }) as ShownEntryField[];
}
