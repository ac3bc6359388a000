/** Notifications on the wire. */
import { z } from 'zod';
import { listAnswer, pagingFields } from '#kit/pure/lists.ts';

/** Limits of notifications. */
export const noticeLimits = {
  pageSize: 20,
  mostPageSize: 100,
  lastPage: 1_000,
  paramLength: 200,
  pathLength: 500,
  keyLength: 200,
  keepDays: 180,
  perAccount: 500,
} as const;

/** The kinds of notifications. */
export const noticeKinds = [
  'priceDropped',
  'backInStock',
  'creditsGiven',
  'articleApproved',
  'articleRefused',
  'newDevice',
  'passwordChanged',
  'emailChanged',
  'mobileChanged',
  'passkeyAdded',
  'passkeyRenamed',
  'passkeyRemoved',
  'paymentDue',
  'parcelOutForDelivery',
  'returnApplied',
  'returnApproved',
  'returnRefused',
  'returnReminded',
  'returnReceived',
  'returnRejected',
  'returnExchangeSent',
  'returnRefunded',
  'returnExpired',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** A notification as its account sees it; `text` is in the asker's language, `path` without language prefix. */
export const noticeSchema = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    kind: z.enum(noticeKinds),
    text: z.string(),
    path: z.string(),
    read: z.boolean(),
  })
  .meta({ id: 'Notification', description: 'A notification of an account.' });
export type NoticeShown = z.infer<typeof noticeSchema>;

/** `/notice/list` */
export const noticeListInput = z.object({
  unread: z.boolean().optional(),
  ...pagingFields({ lastPage: noticeLimits.lastPage, size: noticeLimits.pageSize, mostSize: noticeLimits.mostPageSize }),
});
/** A page of notifications. */
export const noticeListSchema = listAnswer(noticeSchema)
  .extend({ unread: z.number().int() })
  .meta({ id: 'NotificationList', description: 'A page of notifications.' });
export type NoticeList = z.infer<typeof noticeListSchema>;

/** `/notice/read`: some by their ids, or all. */
export const noticeReadInput = z.union([
  z.object({ ids: z.array(z.string().max(64)).min(1).max(noticeLimits.mostPageSize) }),
  z.object({ all: z.literal(true) }),
]);
/** How many are unread. */
export const noticeCountSchema = z.object({ unread: z.number().int() });
