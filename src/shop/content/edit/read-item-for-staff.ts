import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { findPictures } from '#shop/media/index.ts';
import { pathOf } from '#shop/settings/routes/index.ts';
import { readSettings } from '#shop/settings/index.ts';
import type { RouteSettings } from '#shop/settings/contract.ts';
import { appType } from './checked-input.ts';
import { contentInputSchema, type ContentInput, type ContentKind, type StaffContent } from '../contract.ts';
import { findStaffItem } from './store.ts';

/**
 * A content with everything that staff see and change, shown or not. Inside a transaction pass that as `reader`.
 * @throws notFound (40, 404)
 */
export async function readItemForStaff(context: Context, { kind, id }: { kind: ContentKind; id: string }, db: Queryable = context.db): Promise<StaffContent> {
  const row = isId(id) ? await findStaffItem(db, kind, id) : undefined;
  if (!row) throw new ShopError(notFound);
  const { draft, draftAt, createdAt, updatedAt, publishAt, unpublishAt, ...rest } = row;
  const shown = draft ? [...row.pictures, ...draft.pictures] : row.pictures;
  const pictures = await findPictures(db, shown, 'en');
  const { routes } = await readSettings(context.db);
  return {
    ...rest,
    texts: row.texts as StaffContent['texts'],
    pictures: [...row.pictures],
    products: [...row.products],
    publishAt: publishAt?.toISOString() ?? null,
    unpublishAt: unpublishAt?.toISOString() ?? null,
    path: contentPath(routes, row),
    images: [...new Set(shown)].flatMap((picture) => pictures.get(picture) ?? []),
    draft: draft && contentInputSchema.parse(draft),
    draftAt: draftAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** What of a content its tag is made of: all that staff read, so that nobody writes over a draft that they have not seen. */
export function contentState({ images: _images, ...item }: StaffContent): object {
  return item;
}

/** What of a content staff write. */
export const inputOf = (item: StaffContent): ContentInput => contentInputSchema.parse(item);

/** Where a content is shown, without language prefix. */
export function contentPath(routes: RouteSettings, { kind, type, slug }: { kind: ContentKind; type: string; slug: string }): string {
  if (kind !== 'entry') return pathOf(routes, kind, slug);
  const below = type === appType ? routes.appPath.replace(/\/\*$/, '') : routes.customCategories.find((custom) => custom.type === type)?.path;
  return `${below ?? ''}/${encodeURIComponent(slug)}`;
}
