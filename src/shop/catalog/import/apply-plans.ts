/** Writes what was planned for a batch of products, in a fixed number of statements however many products they are. */
import { slugify } from '#kit/pure/slugify.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { noteUnreachable, picturesBySource, renameAlts } from '../../media/index.ts';
import { createStock, setStockPolicy, setStocks } from '../../stock/index.ts';
import { createProducts } from '../products/create-products.ts';
import type { NewListing } from '../products/new-product.ts';
import { lastPositions, touchProducts, updateProductRows, updateVariantRows } from './store-import.ts';
import { ensureListings, insertVariants, refreshProducts, replaceMemberships, replaceOptions, replaceProductMedia } from '../products/store-write.ts';
import type { PlannedVariant, ProductPlan } from './product-plan.ts';

/** What plans name by address, slug or title, as ids. `noted` are the pictures that the shop did not know. */
type Resolved = { mediaId(source: string | null): string | null; tagId: Map<string, string>; categoryIds(path: readonly string[]): string[]; noted: string[] };

/** When plans are written, and how jobs are queued along with that. */
export type ImportSetting = { now: Date; enqueue: Context['enqueue'] };

/** Writes the plans; answers the addresses of pictures that were noted and are still to be fetched. */
export async function applyPlans(tx: Tx, plans: readonly ProductPlan[], around: ImportSetting): Promise<string[]> {
  const work = plans.filter((plan) => plan.kind === 'create' || plan.kind === 'change');
  if (work.length === 0) return [];
  const resolved = await resolve(tx, work);
  await create(
    tx,
    work.filter((plan) => plan.kind === 'create'),
    resolved,
    around.now,
  );
  await change(
    tx,
    work.filter((plan) => plan.kind === 'change'),
    resolved,
    around,
  );
  return resolved.noted;
}

async function create(tx: Tx, plans: readonly ProductPlan[], resolved: Resolved, now: Date): Promise<void> {
  await createProducts(
    tx,
    plans.map((plan) => ({
      ...plan.fields,
      slug: plan.parsed.handle,
      specifications: [],
      publishedAt: now,
      showSlideImage: true,
      showFavorite: true,
      showCart: true,
      salesCount: 0,
      options: plan.options ?? [],
      mediaIds: (plan.pictures ?? []).flatMap((source) => resolved.mediaId(source) ?? []),
      categoryIds: plan.categoryPath ? resolved.categoryIds(plan.categoryPath) : [],
      tagIds: (plan.tags ?? []).flatMap((tag) => resolved.tagId.get(tag.slug) ?? []),
      variants: plan.created.map((variant) => withMedia(variant, resolved)),
    })),
  );
}

function withMedia({ pictureSource, row: _row, skuMade: _made, ...variant }: PlannedVariant, resolved: Resolved) {
  return { ...variant, mediaId: resolved.mediaId(pictureSource) };
}

async function change(tx: Tx, plans: readonly ProductPlan[], resolved: Resolved, around: ImportSetting): Promise<void> {
  if (plans.length === 0) return;
  const ids = plans.map((plan) => plan.productId!);
  await updateProductRows(
    tx,
    plans.map((plan) => ({ id: plan.productId!, ...plan.fields })),
  );
  await addVariants(tx, plans, resolved);
  await changeVariants(tx, plans, resolved, around);
  await replaceOptions(
    tx,
    plans.flatMap((plan) => (plan.options ? [{ productId: plan.productId!, options: plan.options }] : [])),
  );
  await replaceProductMedia(
    tx,
    plans.flatMap((plan) =>
      plan.pictures ? [{ productId: plan.productId!, mediaIds: plan.pictures.flatMap((source) => resolved.mediaId(source) ?? []) }] : [],
    ),
  );
  await renameAlts(
    tx,
    plans.flatMap((plan) => plan.alts.flatMap(({ id, alt }) => (id ? [{ id, alt: { en: { alt } } }] : []))),
  );
  await replaceMemberships(
    tx,
    'tag',
    plans.flatMap((plan) => (plan.tags ? [{ productId: plan.productId!, ids: plan.tags.flatMap((tag) => resolved.tagId.get(tag.slug) ?? []) }] : [])),
  );
  await replaceMemberships(
    tx,
    'category',
    plans.flatMap((plan) => (plan.categoryPath ? [{ productId: plan.productId!, ids: resolved.categoryIds(plan.categoryPath) }] : [])),
  );
  await touchProducts(tx, ids, around.now);
  await refreshProducts(tx, ids);
  await invalidateTags(tx, ['products', ...ids.map((id) => `product:${id}`)]);
}

async function changeVariants(tx: Tx, plans: readonly ProductPlan[], resolved: Resolved, around: ImportSetting): Promise<void> {
  const changes = plans.flatMap((plan) => plan.changed);
  await updateVariantRows(
    tx,
    changes.map(({ id, next: { pictureSource, ...next } }) => ({ id, ...next, mediaId: resolved.mediaId(pictureSource) })),
    around.now,
  );
  await setStockPolicy(
    tx,
    around,
    changes
      .filter(({ fields }) => ['policy', 'tracked', 'ahead'].some((field) => fields.includes(field)))
      .map(({ id, next }) => ({ variantId: id, policy: next.policy, tracked: next.tracked, ahead: next.ahead })),
  );
  await setStocks(
    tx,
    changes.filter(({ fields }) => fields.includes('onHand')).map(({ id, next }) => ({ variantId: id, onHand: next.onHand, reason: 'import' })),
  );
}

async function addVariants(tx: Tx, plans: readonly ProductPlan[], resolved: Resolved): Promise<void> {
  const growing = plans.filter((plan) => plan.created.length > 0);
  const last = await lastPositions(
    tx,
    growing.map((plan) => plan.productId!),
  );
  const added = growing.flatMap((plan) =>
    plan.created.map((variant, index) => ({
      ...withMedia(variant, resolved),
      id: newId(),
      productId: plan.productId!,
      position: (last.get(plan.productId!) ?? -1) + 1 + index,
    })),
  );
  await insertVariants(
    tx,
    added.map(({ stock: _stock, prices: _prices, ...row }) => row),
  );
  await createStock(
    tx,
    added.map(({ id, stock }) => ({ variantId: id, ...stock, reason: 'import' })),
  );
}

async function resolve(tx: Tx, plans: readonly ProductPlan[]): Promise<Resolved> {
  const alts = new Map<string, string>();
  for (const { alts: given } of plans) for (const { source, alt } of given) if (!alts.has(source)) alts.set(source, alt);
  const sources = new Set(
    plans.flatMap((plan) => [
      ...(plan.pictures ?? []),
      ...[...plan.created, ...plan.changed.map((changed) => changed.next)].flatMap((variant) => variant.pictureSource ?? []),
    ]),
  );
  const known = await picturesBySource(tx, [...sources]);
  const noted = [...sources].filter((source) => !known.has(source) && /^https?:/.test(source));
  const notedIds = await noteUnreachable(
    tx,
    noted.map((source) => ({ source, alt: alts.get(source) ? { en: { alt: alts.get(source)! } } : {} })),
  );
  const mediaIds = new Map([
    ...[...known].map(([source, { id }]) => [source, id] as const),
    ...noted.map((source, index) => [source, notedIds[index]!] as const),
  ]);
  const tags = new Map(plans.flatMap((plan) => (plan.tags ?? []).map((tag) => [tag.slug, tag.title])));
  const tagId = await ensureListings(
    tx,
    'tag',
    [...tags].map(([slug, title], position): NewListing => ({ id: newId(), slug, texts: { en: { title } }, position })),
  );
  const categoryId = await ensureCategories(tx, plans);
  return {
    // A picture without an address of its own is named by its id.
    mediaId: (source) => (source === null ? null : (mediaIds.get(source) ?? (/^https?:/.test(source) || source.startsWith('seed:') ? null : source))),
    tagId,
    categoryIds: (path) => path.flatMap((_, index) => categoryId.get(categorySlug(path.slice(0, index + 1))) ?? []),
    noted,
  };
}

/** Categories of all paths, level by level, so that each knows the one above it. */
async function ensureCategories(tx: Tx, plans: readonly ProductPlan[]): Promise<Map<string, string>> {
  const paths = plans.flatMap((plan) => (plan.categoryPath ? [plan.categoryPath] : []));
  const ids = new Map<string, string>();
  for (let depth = 1; paths.some((path) => path.length >= depth); depth += 1) {
    const level = new Map<string, NewListing>();
    for (const path of paths) {
      if (path.length < depth) continue;
      const way = path.slice(0, depth);
      const slug = categorySlug(way);
      const parentId = depth === 1 ? null : (ids.get(categorySlug(way.slice(0, -1))) ?? null);
      if (!ids.has(slug)) level.set(slug, { id: newId(), parentId, slug, texts: { en: { title: way.at(-1)! } }, position: 1000 });
    }
    for (const [slug, id] of await ensureListings(tx, 'category', [...level.values()])) ids.set(slug, id);
  }
  return ids;
}

/** A category below another carries its way in its slug: "Accessories" may lie under more than one. */
function categorySlug(way: readonly string[]): string {
  return way.map(slugify).join('-').slice(0, 200);
}
