import { sql, type RawBuilder } from 'kysely';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import { readPage } from '#kit/server/lists/read-page.ts';
import { inGroups } from '../../accounts/groups/index.ts';
import type { IssueState, Segment } from '../contract-issues.ts';
import { tables } from '../tables.ts';

/** What is written of an issue. */
export type IssueContent = { texts: unknown; format: string; sections: unknown; footer: unknown; segment: Segment };

const columnsOf = ({ texts, format, sections, footer, segment }: IssueContent) => ({
  texts: jsonb(texts),
  format,
  sections: jsonb(sections),
  footer: jsonb(footer),
  segment: jsonb(segment),
});

export async function insertIssue(
  tx: Tx,
  { id, at, content, ...state }: { id: string; at: Date; content: IssueContent; state: IssueState; scheduledAt: Date | null },
): Promise<void> {
  await tables(tx)
    .insertInto('newsletterIssue')
    .values({ id, ...columnsOf(content), createdAt: at, ...state })
    .execute();
}

export function findIssue(db: Queryable, id: string) {
  return tables(db).selectFrom('newsletterIssue').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same, taken for a change. */
export function loadIssueForUpdate(tx: Tx, id: string) {
  return tables(tx).selectFrom('newsletterIssue').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Changes what is written of an issue that is not on its way. */
export async function updateIssue(tx: Tx, id: string, content: IssueContent): Promise<void> {
  await tables(tx).updateTable('newsletterIssue').set(columnsOf(content)).where('id', '=', id).execute();
}

/** Sets when an issue is sent: now, at a time, or not yet. */
export async function setIssueState(tx: Tx, id: string, state: { state: IssueState; scheduledAt: Date | null; startedAt?: Date }): Promise<void> {
  await tables(tx).updateTable('newsletterIssue').set(state).where('id', '=', id).execute();
}

export async function deleteIssue(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('newsletterIssue').where('id', '=', id).execute();
}

/** Issues whose time has come. */
export async function findDueIssues(db: Queryable, now: Date, most: number): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('newsletterIssue')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('scheduledAt', '<=', now)
    .orderBy('scheduledAt')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Goes on with an issue by a batch, unless another run of the job has; answers whether it may. */
export async function advanceIssue(
  tx: Tx,
  { id, from, to, count, at }: { id: string; from: string | null; to: string | null; count: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('newsletterIssue')
    .set((eb) => (to === null ? { state: 'sent', finishedAt: at } : { lastId: to, queuedCount: eb('queuedCount', '+', count) }))
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('lastId', 'is not distinct from', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A page of issues, newest first, and how many there are. */
export async function listIssueRows(db: Queryable, { page, size, state }: { page: number; size: number; state: IssueState | undefined }) {
  let from = tables(db).selectFrom('newsletterIssue');
  if (state !== undefined) from = from.where('state', '=', state);
  return readPage(from.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc'), { page, size });
}

/** An issue as stored. */
export type IssueRow = Awaited<ReturnType<typeof listIssueRows>>['rows'][number];

/**
 * The chosen readers. Accounts and orders are other slices' tables, which this one reads and never writes; a reader is found there by the
 * address, as an account's or as an order's.
 */
async function isMeant(db: Queryable, { languages, groups, bought }: Segment, now: Date): Promise<RawBuilder<boolean>> {
  const since = bought?.days ? new Date(now.getTime() - bought.days * 86_400_000) : null;
  const [products, categories] = [bought?.products ?? [], bought?.categories ?? []];
  return sql<boolean>`s.state = 'confirmed'
    and (${languages.length === 0} or s.lang = any(${languages}::text[]))
    and (${groups.length === 0} or exists (select 1 from account a
      where a.email = s.email and a.email_verified_at is not null and ${await inGroups(db, { codes: groups, account: 'a', now })}))
    and (${bought === null} or exists (select 1 from orders o where lower(o.email) = s.email and o.status <> 'cancelled'
      and (${since}::timestamptz is null or o.placed_at >= ${since})
      and (${products.length + categories.length === 0} or exists (select 1 from order_line l where l.order_id = o.id and (
        l.product_id in (select p.id from product p where p.slug = any(${products}::text[]))
        or exists (select 1 from product_category m join category c on c.id = m.category_id
          where m.product_id = l.product_id and c.slug = any(${categories}::text[])))))))`;
}

/** The next readers that an issue is meant for, after one of them. */
export async function nextReaders(
  db: Queryable,
  { segment, after, most, now }: { segment: Segment; after: string | null; most: number; now: Date },
): Promise<string[]> {
  const found = await sql<{ id: string }>`select s.id from subscriber s
    where (${after}::uuid is null or s.id > ${after}) and ${await isMeant(db, segment, now)} order by s.id limit ${most}`.execute(tables(db));
  return found.rows.map(({ id }) => id);
}

/** How many readers an issue is meant for. */
export async function countReaders(db: Queryable, segment: Segment, now: Date): Promise<number> {
  const found = await sql<{ count: number }>`select count(*)::int as count from subscriber s where ${await isMeant(db, segment, now)}`.execute(tables(db));
  return found.rows[0]!.count;
}

/** Notes that mails wait. */
export async function insertDeliveries(tx: Tx, { issueId, subscriberIds, at }: { issueId: string; subscriberIds: readonly string[]; at: Date }): Promise<void> {
  if (subscriberIds.length === 0) return;
  await tables(tx)
    .insertInto('newsletterDelivery')
    .values(subscriberIds.map((subscriberId) => ({ issueId, subscriberId, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * A mail that waits, with its reader; null where it was sent or given up. `currencies`: those of the reader, that of the newest order (another slice's
 * table, read only) before the one in which the newsletter was asked for.
 */
export async function findDelivery(db: Queryable, { issueId, subscriberId }: { issueId: string; subscriberId: string }) {
  const row = await tables(db)
    .selectFrom('newsletterDelivery')
    .innerJoin('subscriber', 'subscriber.id', 'newsletterDelivery.subscriberId')
    .select(['newsletterDelivery.attempts', 'subscriber.email', 'subscriber.lang', 'subscriber.state'])
    .select(
      sql<
        (string | null)[]
      >`array[(select o.currency from orders o where lower(o.email) = subscriber.email order by o.placed_at desc limit 1), subscriber.currency]`.as(
        'currencies',
      ),
    )
    .where('newsletterDelivery.issueId', '=', issueId)
    .where('newsletterDelivery.subscriberId', '=', subscriberId)
    .where('newsletterDelivery.state', '=', 'queued')
    .executeTakeFirst();
  return row ?? null;
}

/** Notes what became of a mail, and counts it; once. */
export async function endDelivery(
  tx: Tx,
  { issueId, subscriberId, state, at }: { issueId: string; subscriberId: string; state: 'sent' | 'failed' | 'skipped'; at: Date },
): Promise<void> {
  const ended = await tables(tx)
    .updateTable('newsletterDelivery')
    .set({ state, at })
    .where('issueId', '=', issueId)
    .where('subscriberId', '=', subscriberId)
    .where('state', '=', 'queued')
    .returning('issueId')
    .executeTakeFirst();
  if (!ended || state === 'skipped') return;
  const column = state === 'sent' ? 'sentCount' : 'failedCount';
  await tables(tx)
    .updateTable('newsletterIssue')
    .set((eb) => ({ [column]: eb(column, '+', 1) }))
    .where('id', '=', issueId)
    .execute();
}

/** Notes an attempt that failed; answers how many there were. */
export async function countAttempt(tx: Tx, { issueId, subscriberId }: { issueId: string; subscriberId: string }): Promise<number> {
  const row = await tables(tx)
    .updateTable('newsletterDelivery')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('issueId', '=', issueId)
    .where('subscriberId', '=', subscriberId)
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts ?? 0;
}

/** Notes that a reader left by the link of an issue; once. */
export async function markUnsubscribed(tx: Tx, { issueId, subscriberId, at }: { issueId: string; subscriberId: string; at: Date }): Promise<void> {
  const marked = await tables(tx)
    .updateTable('newsletterDelivery')
    .set({ unsubscribedAt: at })
    .where('issueId', '=', issueId)
    .where('subscriberId', '=', subscriberId)
    .where('unsubscribedAt', 'is', null)
    .returning('issueId')
    .executeTakeFirst();
  if (!marked) return;
  await tables(tx)
    .updateTable('newsletterIssue')
    .set((eb) => ({ unsubscribedCount: eb('unsubscribedCount', '+', 1) }))
    .where('id', '=', issueId)
    .execute();
}

/** Deletes who got old issues; their counts stay. Answers how many. */
export async function deleteOldDeliveries(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const { numAffectedRows } = await sql`delete from newsletter_delivery where (issue_id, subscriber_id) in (
    select issue_id, subscriber_id from newsletter_delivery where at < ${before} limit ${most})`.execute(tables(tx));
  return Number(numAffectedRows ?? 0);
}
