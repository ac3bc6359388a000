import { requireUser } from '#kit/server/context.ts';
import type { Api } from '#kit/server/http/api.ts';
import { noticeCountSchema, noticeListInput, noticeListSchema, noticeReadInput } from './contract.ts';
import { countUnread, listNotices, markRead } from './read-notices.ts';

const shared = { method: 'POST', tag: 'notice', access: 'user' } as const;

/** Publishes the notifications of an account. */
export function noticeRoutes(api: Api): void {
  api.operation(
    { ...shared, url: '/api/web/notice/list', summary: 'A page of my notifications', body: noticeListInput, data: noticeListSchema },
    (context, { body }) => listNotices(context, { ...body, accountId: requireUser(context).accountId }),
  );
  api.operation({ ...shared, url: '/api/web/notice/count', summary: 'How many I have not read', data: noticeCountSchema }, async (context) => ({
    unread: await countUnread(context.db, requireUser(context).accountId),
  }));
  api.operation(
    { ...shared, url: '/api/web/notice/read', summary: 'Mark some as read, or all', body: noticeReadInput, data: noticeCountSchema },
    (context, { body }) => markRead(context, requireUser(context).accountId, 'all' in body ? 'all' : body.ids),
  );
}
