import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { recordAction } from '../../staff/index.ts';
import type { SizeGuideInput, SizeGuideItem, StaffSizeGuide } from '../contract.ts';
import { pickedProducts } from '../listings/read-listing.ts';
import { idsBySlug } from '../listings/store.ts';
import { deleteSizeGuideRow, findSizeGuide, giveSizeGuide, holdersOf, listSizeGuideRows, upsertSizeGuide, type SizeGuideTable } from './store.ts';

/** A page of tables of sizes, by title. */
export async function listSizeGuides(
  context: Context,
  { filter, ...asked }: Omit<Parameters<typeof listSizeGuideRows>[1], 'q'> & { filter: { q?: string | undefined } },
) {
  const { rows, total } = await listSizeGuideRows(context.db, { ...asked, q: (filter.q ?? '').trim() });
  return { items: rows as SizeGuideItem[], total, page: asked.page, size: asked.size };
}

/** A table of sizes with what it is given to. @throws notFound (404) */
export async function readSizeGuide(db: Queryable, id: string, { lock = false, lang = 'en' } = {}): Promise<StaffSizeGuide> {
  const row = isId(id) ? await findSizeGuide(db, id, { lock }) : undefined;
  if (!row) throw new ShopError(notFound);
  const { productIds, ...guide } = row;
  const items = await pickedProducts({ db, lang }, productIds);
  return { ...(guide as Omit<StaffSizeGuide, 'products' | 'items'>), products: items.map(({ slug }) => slug), items };
}

/** What of one its tag is made of: not what its products say. */
export const sizeGuideState = ({ items: _items, ...guide }: StaffSizeGuide): object => guide;

/**
 * Writes a table of sizes, a new one without `id`; gives it to the categories and products it names, and takes it from the others.
 * @throws notFound (404), stale (412), invalidInput (400) naming a row with too many or too few cells, or a category or product that is not there
 */
export async function writeSizeGuide(
  context: Context,
  { input, ...change }: { id?: string; input: SizeGuideInput; ensureFresh?: EnsureFresh },
): Promise<StaffSizeGuide> {
  rejectUneven(context, input);
  return context.transaction(async (tx) => {
    const before = change.id === undefined ? null : await readSizeGuide(tx, change.id, { lock: true });
    if (before) change.ensureFresh?.(sizeGuideState(before));
    const now = context.now();
    const id = before?.id ?? newId(now.getTime());
    await upsertSizeGuide(tx, id, { texts: written(input.texts), columns: input.columns, rows: input.rows } as SizeGuideTable, now);
    const touched = await holdersOf(tx, id);
    for (const [kind, field] of [
      ['category', 'categories'],
      ['product', 'products'],
    ] as const) {
      const slugs = input[field];
      if (slugs === undefined) continue;
      touched[kind].push(...(await giveSizeGuide(tx, kind, { id, to: await idsFor(context, tx, { kind, field, slugs }), now })));
    }
    await invalidateTags(tx, tagsOf(touched));
    const after = await readSizeGuide(tx, id, { lang: context.lang });
    await recordAction(tx, context, {
      action: before ? 'sizeGuide.update' : 'sizeGuide.create',
      subject: id,
      ...(before && { before: sizeGuideState(before) }),
      after: sizeGuideState(after),
    });
    return after;
  });
}

/** Deletes a table of sizes; those that had it have none. @throws notFound (404), stale (412) */
export async function deleteSizeGuide(context: Context, { id, ensureFresh }: { id: string; ensureFresh: EnsureFresh }): Promise<void> {
  await context.transaction(async (tx) => {
    const before = await readSizeGuide(tx, id, { lock: true });
    ensureFresh(sizeGuideState(before));
    await invalidateTags(tx, tagsOf(await holdersOf(tx, id)));
    await deleteSizeGuideRow(tx, id);
    await recordAction(tx, context, { action: 'sizeGuide.delete', subject: id, before: sizeGuideState(before) });
  });
}

/** The pages of products name their categories too. */
const tagsOf = ({ category, product }: { category: readonly string[]; product: readonly string[] }) => [
  ...category.map((id) => `category:${id}`),
  ...product.map((id) => `product:${id}`),
];

/** Texts without empty languages. */
const written = (texts: SizeGuideInput['texts']) => Object.fromEntries(Object.entries(texts).filter(([, words]) => words.title || words.note));

function rejectUneven({ locale }: Context, { columns, rows }: SizeGuideInput): void {
  const wanted = columns.length - 1;
  const uneven = rows.findIndex(({ cells }) => cells.length !== wanted);
  if (uneven !== -1) throw fieldError(`rows.${uneven}.cells`, m.catalog_size_guide_cells({ row: uneven + 1, count: wanted }, { locale }));
}

type Named = { kind: 'category' | 'product'; field: string; slugs: readonly string[] };

async function idsFor({ locale }: Context, tx: Tx, { kind, field, slugs }: Named): Promise<string[]> {
  const ids = await idsBySlug(tx, kind, slugs);
  const unknown = slugs.find((slug) => !ids.has(slug));
  if (unknown !== undefined) throw fieldError(field, m.catalog_unknown_name({ name: unknown }, { locale }));
  return [...ids.values()];
}
