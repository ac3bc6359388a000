import { notFound } from '#kit/pure/common-errors.ts';
import { textIn } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { toPicture, type StoredPicture } from '../../media/index.ts';
import { listingLimits, type CollectionRule, type ListingKind, type PickedProduct, type StaffListing, type TreeCategory } from '../contract.ts';
import { isNaming, namingFields } from './rules.ts';
import { findListingRow, findMemberIds, listListingRows, slugsById, type ListingQuestion, type ListingRow } from './store.ts';
import { findPicked } from './store-rules.ts';
import { listTreeRows } from './store-tree.ts';

/** A page of categories, tags, brands or collections for the back office. */
export async function listListingsForStaff(context: Context, kind: ListingKind, question: ListingQuestion) {
  const { rows, total } = await listListingRows(context.db, kind, question);
  const rules = await readableRules(
    context.db,
    rows.map(({ rule }) => rule ?? null),
  );
  const items = rows.map((row, index) => listingIn(row, kind === 'collection' ? { rule: rules[index]! } : {}));
  return { items, total, page: question.page, size: question.size };
}

/**
 * One of them as staff see it; it says the same in every language, so that its tag names its state. Inside a transaction pass that as `db`.
 * @throws notFound (404)
 */
export async function readListingForStaff(db: Queryable, kind: ListingKind, id: string, lang = 'en'): Promise<StaffListing> {
  const row = isId(id) ? await findListingRow(db, kind, id) : undefined;
  if (!row) throw new ShopError(notFound);
  if (kind !== 'collection') return listingIn(row, {});
  const [[rule], ids] = [await readableRules(db, [row.rule ?? null]), row.rule ? [] : await findMemberIds(db, id)];
  const items = await pickedProducts({ db, lang }, ids);
  return listingIn(row, { rule: rule!, products: items.map(({ slug }) => slug), items });
}

function listingIn(row: ListingRow, more: Partial<StaffListing>): StaffListing {
  const { picture, cover, parentId: _above, name: _name, key: _key, ...rest } = row;
  const shown = (one: StoredPicture | null) => one && toPicture(one, 'en', textIn(row.texts, 'title', 'en'));
  return { ...rest, texts: row.texts as StaffListing['texts'], image: shown(picture), ...(cover !== undefined && { cover: shown(cover) }), ...more };
}

/** What of one its tag is made of: not what its products and those below it say, which no edit of it changes. */
export function listingState({ productCount: _products, childCount: _children, items: _items, ...record }: StaffListing): object {
  return record;
}

/** Products as pickers show them, in the order of their ids. */
export async function pickedProducts({ db, lang }: Pick<Context, 'db' | 'lang'>, ids: readonly string[]): Promise<PickedProduct[]> {
  const rows = await findPicked(db, ids);
  return rows.map(({ texts, picture, ...row }) => {
    const title = textIn(texts, 'title', lang) || row.slug;
    return { ...row, title, image: picture && toPicture(picture, lang, title) };
  });
}

/** Rules with slugs in place of the stored ids. */
async function readableRules(db: Queryable, rules: readonly (CollectionRule | null)[]): Promise<(CollectionRule | null)[]> {
  const idsOf = (field: string) => rules.flatMap((rule) => (rule?.conditions ?? []).flatMap((one) => (one.field === field ? [String(one.value)] : [])));
  const slugs = new Map((await Promise.all(namingFields.map((field) => slugsById(db, field, idsOf(field))))).flatMap((found) => [...found]));
  return rules.map(
    (rule) =>
      rule && { ...rule, conditions: rule.conditions.map((one) => (isNaming(one.field) ? { ...one, value: slugs.get(String(one.value)) ?? '' } : one)) },
  );
}

/** The whole tree of categories, published or not, those of one level in their order. */
export async function readCategoryTree({ db, lang }: Context): Promise<TreeCategory[]> {
  const rows = await listTreeRows(db, listingLimits.tree);
  return rows.map(({ texts, picture, ...row }) => {
    const title = textIn(texts, 'title', lang) || row.slug;
    return { ...row, title, image: picture && toPicture(picture, lang, title) };
  });
}
