import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import type { NoticeList } from './contract.ts';
import { formatNotice } from './format-notice.ts';
import { countUnread, selectNotices, setRead } from './store.ts';

// Operations read the store by use cases alone.
export { countUnread } from './store.ts';

/** A page of an account's notifications, in the asker's language. */
export async function listNotices(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  { accountId, unread = false, page, size }: { accountId: string; unread?: boolean | undefined; page: number; size: number },
): Promise<NoticeList> {
  const found = await selectNotices(db, { accountId, unreadOnly: unread, page, size });
  const items = found.rows.map(({ id, at, kind, params, path, readAt }) => ({
    id,
    at: at.toISOString(),
    kind,
    text: formatNotice(kind, params, locale),
    path,
    read: readAt !== null,
  }));
  return { items, total: found.total, unread: found.unread, page, size };
}

/** Marks notifications of an account as read; ids that are not its own are ignored. Returns how many are unread. */
export async function markRead(context: Context, accountId: string, ids: readonly string[] | 'all'): Promise<{ unread: number }> {
  const known = ids === 'all' ? ids : ids.filter(isId);
  return context.transaction(async (tx) => {
    await setRead(tx, { accountId, ids: known, at: context.now() });
    return { unread: await countUnread(tx, accountId) };
  });
}
