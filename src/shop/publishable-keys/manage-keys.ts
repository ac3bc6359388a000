/** Publishable keys: made, listed, renamed, withdrawn. */
import { forbidden, notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { EnsureFresh, Order } from '#kit/server/http/resource.ts';
import { isId, newId, newSecret } from '#kit/server/ids.ts';
import { recordAction } from '../staff/index.ts';
import { publishableKeyLimits, publishableKeysFull, type PublishableKey, type PublishableKeyInput, type publishableKeySorts } from './contract.ts';
import { appsTag } from './find-app.ts';
import { countKeysForInsert, deleteKey, findKeyRow, insertKey, listKeyRows, loadKeyForUpdate, sumCalls, updateTitle } from './store.ts';

const keyPrefix = 'pk_';
const dayMs = 24 * 3_600_000;

type Row = NonNullable<Awaited<ReturnType<typeof findKeyRow>>>;

/** What two who change a key at a time have to agree on: not how often it was sent. */
export const publishableKeyState = ({ id, title }: { id: string; title: string }): object => ({ id, title });

/** A page of keys. */
export async function listKeys(
  context: Context,
  { page, size, order, filter }: { page: number; size: number; order: Order<(typeof publishableKeySorts)[number]>; filter: { q?: string | undefined } },
): Promise<{ items: PublishableKey[]; total: number; page: number; size: number }> {
  const { rows, total } = await listKeyRows(context.db, { page, size, order, q: filter.q });
  return { items: await withCalls(context.db, rows, context.now()), total, page, size };
}

/** A key. @throws notFound (404) */
export async function readKey(context: Context, id: string): Promise<PublishableKey> {
  const row = isId(id) ? await findKeyRow(context.db, id) : undefined;
  if (!row) throw new ShopError(notFound);
  return (await withCalls(context.db, [row], context.now()))[0]!;
}

async function withCalls(db: Queryable, rows: readonly Row[], now: Date): Promise<PublishableKey[]> {
  const since = new Date(now.getTime() - publishableKeyLimits.shownDays * dayMs).toISOString().slice(0, 10);
  const sums = new Map(
    (
      await sumCalls(
        db,
        rows.map(({ id }) => id),
        since,
      )
    ).map((sum) => [sum.keyId, sum]),
  );
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: sums.get(row.id)?.lastAt?.toISOString() ?? null,
    calls: sums.get(row.id)?.calls ?? 0,
    limited: sums.get(row.id)?.limited ?? 0,
  }));
}

/** Makes a key. @throws publishableKeysFull (41) */
export async function createKey(context: Context, { title }: PublishableKeyInput): Promise<PublishableKey> {
  const { caller } = context;
  if (caller.kind !== 'staff') throw new ShopError(forbidden);
  const [id, key] = [newId(context.now().getTime()), `${keyPrefix}${newSecret()}`];
  await context.transaction(async (tx) => {
    if ((await countKeysForInsert(tx)) >= publishableKeyLimits.keys) throw new ShopError(publishableKeysFull);
    await insertKey(tx, { id, title, key, staffId: caller.staffId, createdAt: context.now() });
    await recordAction(tx, context, { action: 'publishable-key.create', subject: id, detail: { title } });
    await invalidateTags(tx, [appsTag]);
  });
  return readKey(context, id);
}

/** Gives the app of a key another name. @throws notFound (404), stale (412) */
export async function renameKey(context: Context, { id, input, ensureFresh }: { id: string; input: PublishableKeyInput; ensureFresh: EnsureFresh }) {
  await context.transaction(async (tx) => {
    const before = await loadFresh(tx, id, ensureFresh);
    await updateTitle(tx, id, input.title);
    await recordAction(tx, context, { action: 'publishable-key.update', subject: id, before: { title: before.title }, after: { title: input.title } });
    await invalidateTags(tx, [appsTag]);
  });
  return readKey(context, id);
}

/** Withdraws a key: calls that send it are refused from now on. @throws notFound (404), stale (412) */
export async function withdrawKey(context: Context, { id, ensureFresh }: { id: string; ensureFresh: EnsureFresh }): Promise<void> {
  await context.transaction(async (tx) => {
    const { title } = await loadFresh(tx, id, ensureFresh);
    await deleteKey(tx, id);
    await recordAction(tx, context, { action: 'publishable-key.delete', subject: id, detail: { title } });
    await invalidateTags(tx, [appsTag]);
  });
}

async function loadFresh(tx: Tx, id: string, ensureFresh: EnsureFresh): Promise<Row> {
  const row = isId(id) ? await loadKeyForUpdate(tx, id) : undefined;
  if (!row) throw new ShopError(notFound);
  ensureFresh(publishableKeyState(row));
  return row;
}
