/** SQL of the search of the back office: one statement for each kind, by an index, over a limited number of matches. */
import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import { staffSearchLimits } from './contract.ts';
import { tables } from './tables.ts';

const most = sql.lit(staffSearchLimits.found);
const candidates = sql.lit(staffSearchLimits.candidates);

/** An order that was found. */
export type FoundOrder = { id: string; orderNo: string; name: string; email: string | null; mobile: string | null };

/** Orders by number, e-mail address, mobile number and name, newest first. */
export async function findOrders(reader: Queryable, words: string): Promise<FoundOrder[]> {
  const found = await sql<FoundOrder>`
    select id, order_no, trim(concat(address ->> 'firstName', ' ', address ->> 'lastName')) as name, email, mobile from (
      select * from orders where order_words(order_no, external_number, email, mobile, address) @@ ${words}::tsquery limit ${candidates}) matches
    order by placed_at desc, id limit ${most}`.execute(tables(reader));
  return found.rows;
}

/** A customer who was found. */
export type FoundCustomer = { id: string; name: string; nickName: string; email: string | null; mobile: string | null };

/** Accounts by address, number and names, those who signed in last first. */
export async function findCustomers(reader: Queryable, words: string): Promise<FoundCustomer[]> {
  const found = await sql<FoundCustomer>`
    select id, trim(concat(first_name, ' ', last_name)) as name, nick_name, email, mobile from (
      select * from account where deleted_at is null and account_words(email, mobile, first_name, last_name, nick_name) @@ ${words}::tsquery
      limit ${candidates}) matches
    order by last_login_at desc nulls last, id limit ${most}`.execute(tables(reader));
  return found.rows;
}

/** A product that was found. */
export type FoundProduct = { id: string; slug: string; texts: Texts<'title'>; sku: string | null };

/** Products by their words, published or not, best sellers first. */
export async function findProducts(reader: Queryable, words: string): Promise<FoundProduct[]> {
  const found = await sql<FoundProduct>`
    select id, slug, texts, (select sku from variant where variant.product_id = matches.id order by position, id limit 1) as sku
    from (select id, slug, texts, published, sales_count from product where search_terms @@ ${words}::tsquery limit ${candidates}) matches
    order by published desc, sales_count desc, id limit ${most}`.execute(tables(reader));
  return found.rows;
}

/** A content that was found. */
export type FoundContent = { id: string; kind: 'article' | 'page' | 'entry'; slug: string; texts: Texts<'title'> };

/** Articles, pages and entries that hold every word, changed last first. */
export async function findContents(reader: Queryable, words: readonly string[]): Promise<FoundContent[]> {
  const conditions = words.map((word) => sql`(search_text like ${likePattern(word)} or slug like ${likePattern(word)})`);
  const found = await sql<FoundContent>`
    select id, kind, slug, texts from content_item where ${sql.join(conditions, sql` and `)} order by updated_at desc, id limit ${most}`.execute(
    tables(reader),
  );
  return found.rows;
}
