/** SQL of what staff write of contents: items, drafts, versions. */
import { sql } from 'kysely';
import { notFound } from '#kit/pure/common-errors.ts';
import type { Texts } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import type { ContentInput, ContentKind } from '../contract.ts';
import type { ContentField } from '../store.ts';
import { tables } from '../tables.ts';

/** A content's own row, ready to be written; what it shows besides are ids. */
export type ItemRow = {
  id: string;
  kind: ContentKind;
  type: string;
  slug: string;
  rootSlug: string | null;
  texts: Texts<ContentField>;
  author: string;
  reading: Record<string, number>;
  searchText: string;
  position: number;
  template: string | null;
  published: boolean;
  /** ISO 8601. */
  publishAt: string | null;
  unpublishAt: string | null;
  pictures: readonly string[];
  products: readonly string[];
  topics: readonly string[];
  fields: ContentInput['fields'];
};

/** Inserts contents whose slugs are not taken, with all that they show; answers the ids of those that were. */
export async function insertItems(tx: Tx, rows: readonly ItemRow[], now: Date): Promise<string[]> {
  if (rows.length === 0) return [];
  const inserted = await sql<{ id: string }>`
    insert into content_item (id, kind, type, slug, root_slug, texts, author, reading, search_text, position, template, published, publish_at, unpublish_at, fields, created_at, updated_at)
    select id, kind, type, slug, "rootSlug", texts, author, reading, "searchText", position, template, published, "publishAt", "unpublishAt", fields, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, kind text, type text, slug text, "rootSlug" text, texts jsonb, author text, reading jsonb,
      "searchText" text, position int, template text, published boolean, "publishAt" timestamptz, "unpublishAt" timestamptz, fields jsonb)
    on conflict (kind, type, slug) do nothing returning id`.execute(tables(tx));
  const ids = new Set(inserted.rows.map((row) => row.id));
  await insertRelations(
    tx,
    rows.filter((row) => ids.has(row.id)),
  );
  return [...ids];
}

/** Rewrites a content's row and all that it shows. */
export async function updateItem(tx: Tx, row: ItemRow, now: Date): Promise<void> {
  const { id, kind: _kind, texts, reading, fields, publishAt, unpublishAt, pictures: _pictures, products: _products, topics: _topics, ...columns } = row;
  const times = { publishAt: publishAt === null ? null : new Date(publishAt), unpublishAt: unpublishAt === null ? null : new Date(unpublishAt) };
  await tables(tx)
    .updateTable('contentItem')
    .set((of) => ({
      ...columns,
      ...times,
      texts: jsonb(texts),
      reading: jsonb(reading),
      fields: jsonb(fields),
      version: of('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', '=', id)
    .execute();
  for (const table of ['contentMedia', 'contentProduct', 'contentItemTopic'] as const) await tables(tx).deleteFrom(table).where('itemId', '=', id).execute();
  await insertRelations(tx, [row]);
}

type Relations = Pick<ItemRow, 'id' | 'pictures' | 'products' | 'topics'>;

// Ids of what is no longer there are left out.
async function insertRelations(tx: Tx, rows: readonly Relations[]): Promise<void> {
  const given = JSON.stringify(rows.map(({ id, pictures, products, topics }) => ({ id, pictures, products, topics })));
  const each = (name: string) => sql`jsonb_to_recordset(${given}::jsonb) as row (id uuid, ${sql.ref(name)} jsonb),
    jsonb_array_elements_text(row.${sql.ref(name)}) with ordinality as part (ref, place)`;
  await sql`insert into content_media (item_id, position, media_id)
    select row.id, row_number() over (partition by row.id order by part.place) - 1, m.id from ${each('pictures')} join media m on m.id = part.ref::uuid`.execute(
    tables(tx),
  );
  await sql`insert into content_product (item_id, product_id, position)
    select row.id, p.id, part.place from ${each('products')} join product p on p.id = part.ref::uuid on conflict do nothing`.execute(tables(tx));
  await sql`insert into content_item_topic (item_id, topic_id)
    select row.id, t.id from ${each('topics')} join content_topic t on t.id = part.ref::uuid on conflict do nothing`.execute(tables(tx));
}

/** A content as staff see it. */
export type StaffItemRow = Omit<ItemRow, 'reading' | 'searchText' | 'publishAt' | 'unpublishAt' | 'topics'> & {
  categories: string[];
  tags: string[];
  publishAt: Date | null;
  unpublishAt: Date | null;
  draft: ContentInput | null;
  draftAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

/** A content, shown or not, in one statement. */
export async function findStaffItem(db: Queryable, kind: ContentKind, id: string): Promise<StaffItemRow | undefined> {
  const topics = (topic: string) =>
    sql`array(select t.id from content_item_topic it join content_topic t on t.id = it.topic_id where it.item_id = i.id and t.kind = ${topic} order by t.position, t.slug)`;
  const found = await sql<StaffItemRow>`
    select i.id, i.kind, i.type, i.slug, i.root_slug, i.texts, i.author, i.position, i.template, i.published, i.publish_at, i.unpublish_at, i.fields, i.created_at, i.updated_at,
      array(select cm.media_id from content_media cm where cm.item_id = i.id order by cm.position) as pictures,
      array(select cp.product_id from content_product cp where cp.item_id = i.id order by cp.position) as products,
      ${topics('category')} as categories, ${topics('tag')} as tags, d.body as draft, d.updated_at as draft_at
    from content_item i left join content_draft d on d.item_id = i.id where i.kind = ${kind} and i.id = ${id}`.execute(tables(db));
  return found.rows[0];
}

/** Keeps a content for this transaction. @throws notFound (404) for what cannot be an id */
export async function lockItem(tx: Tx, id: string): Promise<void> {
  if (!isId(id)) throw new ShopError(notFound);
  await tables(tx).selectFrom('contentItem').select('id').where('id', '=', id).forUpdate().execute();
}

/** Lets one transaction at a time choose slugs. */
export async function lockSlugs(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('content slugs', 0))`.execute(tables(tx));
}

/** Which of a content's addresses another has. */
export async function takenSlugs(
  tx: Tx,
  { id, kind, type, slug, rootSlug }: Pick<ItemRow, 'id' | 'kind' | 'type' | 'slug' | 'rootSlug'>,
): Promise<{ slug: boolean; rootSlug: boolean }> {
  const found = await sql<{ slug: boolean; rootSlug: boolean }>`
    select exists (select 1 from content_item where kind = ${kind} and type = ${type} and slug = ${slug} and id <> ${id}) as slug,
      exists (select 1 from root_address where slug = ${rootSlug} and item_id <> ${id}) as root_slug`.execute(tables(tx));
  return found.rows[0]!;
}

/** Which of these ids name nothing. */
export async function unknownReferences(
  db: Queryable,
  { pictures, products, categories, tags }: Pick<ContentInput, 'pictures' | 'products' | 'categories' | 'tags'>,
) {
  const missing = (ids: readonly string[], known: ReturnType<typeof sql>) =>
    sql`array(select given.id::text from unnest(${[...ids]}::uuid[]) as given (id) where not exists (${known}))`;
  const found = await sql<{ pictures: string[]; products: string[]; categories: string[]; tags: string[] }>`
    select ${missing(pictures, sql`select 1 from media m where m.id = given.id`)} as pictures,
      ${missing(products, sql`select 1 from product p where p.id = given.id`)} as products,
      ${missing(categories, sql`select 1 from content_topic t where t.kind = 'category' and t.id = given.id`)} as categories,
      ${missing(tags, sql`select 1 from content_topic t where t.kind = 'tag' and t.id = given.id`)} as tags`.execute(tables(db));
  return found.rows[0]!;
}

/** Deletes a content with its drafts and versions. */
export async function deleteItemRow(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('contentItem').where('id', '=', id).execute();
}

/** Keeps a draft in place of an earlier one. */
export async function upsertDraft(
  tx: Tx,
  { itemId, body, staffName, now }: { itemId: string; body: ContentInput; staffName: string; now: Date },
): Promise<void> {
  const row = { body: jsonb(body), staffName, updatedAt: now };
  await tables(tx)
    .insertInto('contentDraft')
    .values({ itemId, ...row })
    .onConflict((conflict) => conflict.column('itemId').doUpdateSet(row))
    .execute();
}

/** Throws a draft away; answers whether there was one. */
export async function deleteDraft(tx: Tx, itemId: string): Promise<boolean> {
  const deleted = await tables(tx).deleteFrom('contentDraft').where('itemId', '=', itemId).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Keeps what was published until now, and of all such the newest `most`. */
export async function insertVersion(tx: Tx, version: { itemId: string; body: ContentInput; staffName: string; now: Date; most: number }): Promise<void> {
  const { itemId, body, staffName, now, most } = version;
  const inserted = await sql<{ number: number }>`insert into content_version (item_id, number, body, staff_name, at)
    select ${itemId}, coalesce(max(number), 0) + 1, ${jsonb(body)}, ${staffName}, ${now} from content_version where item_id = ${itemId} returning number`.execute(
    tables(tx),
  );
  await tables(tx)
    .deleteFrom('contentVersion')
    .where('itemId', '=', itemId)
    .where('number', '<=', inserted.rows[0]!.number - most)
    .execute();
}

/** A version of a content. */
export type VersionRow = { number: number; at: Date; staffName: string; texts: Texts<'title'> };

/** What was published before, newest first. */
export async function findVersions(db: Queryable, itemId: string): Promise<VersionRow[]> {
  const found =
    await sql<VersionRow>`select number, at, staff_name, (select coalesce(jsonb_object_agg(key, jsonb_build_object('title', value -> 'title')), '{}')
    from jsonb_each(body -> 'texts')) as texts from content_version where item_id = ${itemId} order by number desc limit 100`.execute(tables(db));
  return found.rows;
}

/** One version, whole. */
export async function findVersion(db: Queryable, itemId: string, number: number): Promise<{ body: unknown; at: Date; staffName: string } | undefined> {
  return tables(db)
    .selectFrom('contentVersion')
    .select(['body', 'at', 'staffName'])
    .where('itemId', '=', itemId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** The first of these addresses that no content has or once had. The caller holds `lockSlugs`; the last one is taken as it is. */
export async function freeSlug(tx: Tx, candidates: readonly string[]): Promise<string> {
  const found = await sql<{ slug: string }>`
    select slug from content_item where slug = any(${[...candidates]}) union select slug from item_slug where kind = 'content_item' and slug = any(${[...candidates]})`.execute(
    tables(tx),
  );
  const taken = new Set(found.rows.map((row) => row.slug));
  return candidates.find((slug) => !taken.has(slug)) ?? candidates.at(-1)!;
}

/** Shows or hides a content; answers whether it was the other way before. */
export async function setPublished(tx: Tx, { id, published, now }: { id: string; published: boolean; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('contentItem')
    .set((of) => ({ published, version: of('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .where('published', '=', !published)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
