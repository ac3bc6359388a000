/**
 * Messages: the frame of every mail, and mails of words alone, which other slices queue inside the transaction of what
 * they tell of.
 */
import type { Slice } from '#kit/server/slice.ts';
import { noticeJob } from './notice-job.ts';
import { sendNotice } from './send-notice.ts';
import { sendText } from './send-text.ts';
import { textJob } from './text-job.ts';

export { MailLayout, styles } from './mails/layout.tsx';
export { queueNotice, type Notice } from './notice-job.ts';
export { queueText, type TextMessage } from './text-job.ts';
export { readShopFacts, type ShopFacts } from './shop-facts.ts';

/** The slice's jobs. */
export const messagesSlice: Slice = {
  name: 'messages',
  jobs: [
    { ...noticeJob, run: sendNotice, retryLimit: 8 },
    { ...textJob, run: sendText, retryLimit: 8 },
  ],
};
