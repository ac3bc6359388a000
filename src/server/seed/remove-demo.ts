/** Removes what the demo shop brought along, and leaves what the merchant made. */
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#kit/server/context.ts';
import { on, type Queryable, type Tx } from '#kit/server/database.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { recordAction } from '#shop/staff/index.ts';
import { demoTags } from './fill-demo.ts';

/** How much of the demo shop there is. */
export type DemoCounts = { products: number; orders: number; customers: number; contents: number };

/** What was removed, and how many of its products stayed, unpublished, because a real order has them. */
export type RemovedDemo = DemoCounts & { productsKept: number };

const marked = (kind: string): RawBuilder<unknown> => sql`(select id::uuid from demo_record where kind = ${kind})`;

/** What the demo shop has left. */
export async function countDemo(db: Queryable): Promise<DemoCounts> {
  const { rows } = await sql<DemoCounts>`select
      (select count(*) from product where id in ${marked('product')}) as products,
      (select count(*) from orders where id in ${marked('orders')}) as orders,
      (select count(*) from account where id in ${marked('account')}) as customers,
      (select count(*) from content_item where id in ${marked('content_item')}) as contents`.execute(on(db));
  return rows[0]!;
}

/** Removes the demo data, all or nothing; a second time there is nothing left. */
export async function removeDemo(context: Context): Promise<RemovedDemo> {
  const removed = await context.transaction(async (tx) => {
    const before = await countDemo(tx);
    const productsKept = await removeRecords(tx);
    await recordAction(tx, context, { action: 'demo.remove', subject: 'demo', detail: { ...before, productsKept } });
    await invalidateTags(tx, [...demoTags, 'articles', 'pages', 'entries']);
    return { ...before, products: before.products - productsKept, productsKept };
  });
  invalidateMemoized('all');
  return removed;
}

/** What hangs on a row (variants, lines, shipments, addresses …) goes with it. Answers how many products stay for orders that do. */
async function removeRecords(tx: Tx): Promise<number> {
  const run = async (statement: RawBuilder<unknown>) => (await statement.execute(on(tx))).numAffectedRows ?? 0n;
  await run(sql`delete from invoice where order_id in ${marked('orders')}`);
  // Numbering starts over where no invoice of the year is left.
  await run(sql`update invoice_counter c set last = coalesce((select max(sequence) from invoice i where i.year = c.year), 0)`);
  await run(sql`delete from orders where id in ${marked('orders')}`);
  await run(sql`delete from account where id in ${marked('account')}`);
  await run(sql`delete from review where id in ${marked('review')}`);
  await run(sql`delete from promotion where id in ${marked('promotion')}`);
  await run(sql`delete from post where id in ${marked('post')} or (kind = 'question' and subject_id in ${marked('product')})
    or (kind = 'comment' and subject_id in ${marked('content_item')})`);
  // A return or a cancellation of an order that stays puts its goods back on stock.
  const kept = await run(sql`update product p set published = false where p.id in ${marked('product')}
    and exists (select 1 from order_line l where l.product_id = p.id)`);
  await run(sql`delete from product p where p.id in ${marked('product')}
    and not exists (select 1 from order_line l where l.product_id = p.id)`);
  await run(sql`delete from content_item where id in ${marked('content_item')}`);
  await removeLists(run);
  await run(sql`delete from inquiry_form where id in ${marked('inquiry_form')}`);
  await run(sql`delete from video where id in ${marked('video')} and not exists (select 1 from product_video pv where pv.video_id = video.id)`);
  await run(sql`delete from setting s using demo_record d where d.kind = 'setting' and d.id = s.key and d.fingerprint = md5(s.value::text)`);
  await run(
    sql`delete from template_version t using demo_record d where d.kind = 'template_version' and d.id = t.id::text and d.fingerprint = md5(t.sections::text)`,
  );
  await run(sql`delete from demo_record d where d.kind <> 'product' or not exists (select 1 from product p where p.id::text = d.id)`);
  return Number(kept);
}

/** Lists in which the merchant has put something of their own stay, with those above them. */
async function removeLists(run: (statement: RawBuilder<unknown>) => Promise<bigint>): Promise<void> {
  await run(
    sql`delete from collection c where c.id in ${marked('collection')} and not exists (select 1 from product_collection pc where pc.collection_id = c.id)`,
  );
  await run(sql`delete from tag t where t.id in ${marked('tag')} and not exists (select 1 from product_tag pt where pt.tag_id = t.id)`);
  await run(
    sql`delete from content_topic t where t.id in ${marked('content_topic')} and not exists (select 1 from content_item_topic it where it.topic_id = t.id)`,
  );
  // From the bottom up; one that stays keeps all above it.
  while (
    (await run(sql`delete from category c where c.id in ${marked('category')}
      and not exists (select 1 from product_category pc where pc.category_id = c.id) and not exists (select 1 from category child where child.parent_id = c.id)`)) >
    0n
  );
}
