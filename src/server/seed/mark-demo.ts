/** Remembers what the demo shop brought along, so that it can be removed without touching what the merchant made. */
import { sql } from 'kysely';
import { on, type Tx } from '#kit/server/database.ts';

/** Tables of what the demo shop is made of; what hangs on their rows goes with them. */
const tables = ['product', 'category', 'tag', 'collection', 'content_item', 'content_topic', 'promotion', 'inquiry_form', 'post', 'review', 'video'] as const;

/** Marks every row that this transaction has written: called at its end, so no part of the seed has to remember. */
export async function markDemoShop(tx: Tx): Promise<void> {
  const db = on(tx);
  for (const table of tables) {
    await sql`insert into demo_record (kind, id) select ${table}, id::text from ${sql.table(table)} where xmin = pg_current_xact_id()::xid
      on conflict do nothing`.execute(db);
  }
  // What staff edit in place is the demo's as long as it is what the demo wrote.
  await sql`insert into demo_record (kind, id, fingerprint) select 'setting', key, md5(value::text) from setting where xmin = pg_current_xact_id()::xid
    union all select 'template_version', id::text, md5(sections::text) from template_version where xmin = pg_current_xact_id()::xid
    on conflict do nothing`.execute(db);
}

/** Marks the demo's shoppers, the orders that they have by now, and what they wrote. */
export async function markDemoShoppers(tx: Tx, emails: readonly string[]): Promise<void> {
  const db = on(tx);
  await sql`insert into demo_record (kind, id) select 'account', id::text from account where email = any(${[...emails]}::text[])
    union all select 'orders', o.id::text from orders o join account a on a.id = o.account_id where a.email = any(${[...emails]}::text[])
    union all select 'review', r.id::text from review r join account a on a.id = r.account_id where a.email = any(${[...emails]}::text[])
    union all select 'post', p.id::text from post p join account a on a.id = p.account_id where a.email = any(${[...emails]}::text[])
    union all select 'content_item', w.item_id::text from own_article w join account a on a.id = w.account_id
      where a.email = any(${[...emails]}::text[]) and w.item_id is not null
    on conflict do nothing`.execute(db);
}
