/**
 * Notices: notifications shown to an account on its pages and sent over its sockets. Other slices queue one in the transaction of
 * the event; kind and names are stored, the text is formatted for each reader.
 */
import type { Slice } from '#kit/server/slice.ts';
import { noticeLimits } from './contract.ts';
import { deleteSurplusJob } from './jobs.ts';
import { noticePersonalData } from './personal-data.ts';
import { noticeRoutes } from './routes.ts';
import { deleteOld } from './store.ts';

export { notifyAccount, type AccountNotification } from './notify-account.ts';
export { countUnread, listNotices } from './read-notices.ts';
export { formatNotice } from './format-notice.ts';

/** The slice as the process lists it. */
export const noticesSlice: Slice = {
  name: 'notices',
  routes: noticeRoutes,
  jobs: [deleteSurplusJob],
  personalData: noticePersonalData,
  retention: [{ name: 'notifications', days: () => noticeLimits.keepDays, purge: deleteOld }],
};
