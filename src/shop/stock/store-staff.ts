/** SQL of what staff read of stock. */
import { sql, type RawBuilder } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { likePattern } from '#kit/server/like.ts';
import { readCounted } from '#kit/server/lists/read-counted.ts';
import { lowStockCount, type StockCounts, type StockState, type stockSorts } from './contract.ts';
import { tables } from './tables.ts';

/** A variant's stock, and what it is called; `ahead` as staff have set it, though its day has passed (`aheadEnded`). */
export type StockRow = StockCounts & {
  aheadEnded: boolean;
  id: string;
  sku: string;
  productId: string;
  slug: string;
  texts: Texts<'title'>;
  /** What was chosen of each option, in the product's order, with its words. */
  options: { key: string; texts: Texts<'title'> | null }[];
};

/** What a list of stock is asked for. */
export type StockQuestion = {
  page: number;
  size: number;
  order: Order<(typeof stockSorts)[number]>;
  filter: { q?: string | undefined; state?: StockState | undefined; productId?: string | undefined; atMost?: number | undefined };
};

const left = sql`(l.on_hand - l.reserved)`;
const bounded = sql`(l.tracked and l.policy = 'deny')`;

const isAhead = sql`(${bounded} and l.ahead is not null and not l.ahead_ended)`;

const states: Record<StockState, ReturnType<typeof sql>> = {
  short: sql`l.tracked and l.reserved > l.on_hand and not ${isAhead}`,
  ahead: sql`${isAhead} and ${left} <= 0`,
  out: sql`${bounded} and ${left} = 0 and not ${isAhead}`,
  low: sql`${bounded} and ${left} between 1 and ${lowStockCount}`,
  in: sql`(not ${bounded} or ${left} > ${lowStockCount}) and not (l.tracked and l.reserved > l.on_hand)`,
};

const sorts: Record<(typeof stockSorts)[number], ReturnType<typeof sql>> = {
  sku: sql`v.sku`,
  title: sql`lower(p.texts -> 'en' ->> 'title')`,
  onHand: sql`l.on_hand`,
  reserved: sql`l.reserved`,
  available: sql`case when ${bounded} then ${left} end`,
};

const chosen = sql`(select coalesce(jsonb_agg(jsonb_build_object('key', v.options ->> o.key, 'texts', c.texts) order by o.position), '[]')
  from product_option o left join lateral (select choice -> 'texts' as texts from jsonb_array_elements(o.choices) choice where choice ->> 'key' = v.options ->> o.key limit 1) c on true
  where o.product_id = p.id and v.options ? o.key)`;

const columns = sql`v.id, v.sku, v.product_id, p.slug, (select jsonb_object_agg(key, jsonb_build_object('title', value -> 'title')) from jsonb_each(p.texts)) as texts,
  ${chosen} as options, l.on_hand, l.reserved, l.policy, l.tracked, l.ahead_ended,
  case when l.ahead is not null then json_build_object('as', l.ahead, 'expectedOn', l.expected_on, 'limit', l.ahead_limit) end as ahead`;

const wordsOf = (q: string) => q.toLowerCase().split(/\s+/u).filter(Boolean).slice(0, 8);

function conditionsOf(filter: StockQuestion['filter']): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  for (const word of wordsOf(filter.q ?? '')) conditions.push(sql`(lower(v.sku) like ${likePattern(word)} or p.search_text like ${likePattern(word)})`);
  if (filter.state) conditions.push(states[filter.state]);
  if (filter.productId !== undefined) conditions.push(sql`p.id = ${filter.productId}`);
  if (filter.atMost !== undefined) conditions.push(sql`l.tracked and ${left} <= ${filter.atMost}`);
  return conditions;
}

const levels = sql`stock_level l join variant v on v.id = l.variant_id join product p on p.id = v.product_id`;

/** Stock behind this sku, or from the first on, by sku. */
export async function findStockAfter(
  reader: Queryable,
  filter: StockQuestion['filter'],
  { after, most }: { after: string | null; most: number },
): Promise<StockRow[]> {
  const conditions = [...conditionsOf(filter), ...(after === null ? [] : [sql`v.sku > ${after}`])];
  const found = await sql<StockRow>`select ${columns} from ${levels} where ${sql.join(conditions, sql` and `)} order by v.sku limit ${most}`.execute(
    tables(reader),
  );
  return found.rows;
}

/** The page of a list and how many there are, in one statement. A variant whose sku was asked for comes first. */
export async function listStockRows(reader: Queryable, { page, size, order, filter }: StockQuestion): Promise<{ rows: StockRow[]; total: number }> {
  return readCounted(
    tables(reader),
    (part) => sql<StockRow & { total: number }>`
    select ${columns}, count(*) over () as total
    from ${levels}
    where ${sql.join(conditionsOf(filter), sql` and `)}
    order by lower(v.sku) = ${(filter.q ?? '').trim().toLowerCase()} desc, ${sorts[order.field]} ${sql.raw(order.direction)} nulls last, v.sku ${part}`,
    { page, size },
  );
}

/** Stock of these variants, named by their ids or their skus. */
export async function findStockRows(reader: Queryable, by: { ids: readonly string[] } | { skus: readonly string[] }): Promise<StockRow[]> {
  const which = 'ids' in by ? sql`v.id = any(${[...by.ids]}::uuid[])` : sql`v.sku = any(${[...by.skus]}::text[])`;
  const found = await sql<StockRow>`
    select ${columns} from ${levels} where ${which} order by v.sku`.execute(tables(reader));
  return found.rows;
}

/** A row of the ledger, and what its variant is called. */
export type MovementRow = {
  id: string;
  variantId: string;
  sku: string;
  texts: Texts<'title'>;
  at: Date;
  change: number;
  onHandAfter: number | null;
  reason: string;
  note: string;
  reference: string | null;
  staffName: string | null;
};

/** Which rows of the ledger staff ask for. */
export type MovementQuestion = {
  page: number;
  size: number;
  direction: 'asc' | 'desc';
  filter: { q?: string | undefined; variantId?: string | undefined; reason?: string | undefined; reference?: string | undefined };
};

/** A page of the ledger and how many rows there are. */
export async function listMovementRows(
  reader: Queryable,
  { page, size, direction, filter }: MovementQuestion,
): Promise<{ rows: MovementRow[]; total: number }> {
  const conditions = [sql`true`];
  for (const word of wordsOf(filter.q ?? '')) conditions.push(sql`(lower(v.sku) like ${likePattern(word)} or p.search_text like ${likePattern(word)})`);
  if (filter.variantId !== undefined) conditions.push(sql`moved.variant_id = ${filter.variantId}`);
  if (filter.reason !== undefined) conditions.push(sql`moved.reason = ${filter.reason}`);
  if (filter.reference !== undefined) conditions.push(sql`moved.reference = ${filter.reference}`);
  return readCounted(
    tables(reader),
    (part) => sql<MovementRow & { total: number }>`
    select moved.id, moved.variant_id, v.sku, p.texts, moved.at, moved.change, moved.on_hand_after, moved.reason, moved.note, moved.reference, moved.staff_name,
      count(*) over () as total
    from stock_movement moved join variant v on v.id = moved.variant_id join product p on p.id = v.product_id
    where ${sql.join(conditions, sql` and `)}
    order by moved.sequence ${sql.raw(direction)} ${part}`,
    { page, size },
  );
}
