/**
 * Messages: the frame of every mail, and mails of text alone, which other slices queue inside the transaction of what
 * they report.
 */
import type { MailSample } from '#kit/server/mail/mail-sample.ts';
import type { Slice } from '#kit/server/slice.ts';
import { mailAdminRoutes } from './admin-routes.ts';
import { templateRoutes } from './templates/routes.ts';
import { mailTextJob } from './mail-text-job.ts';
import { sendMailText } from './send-mail-text.ts';
import { sendText } from './send-text.ts';
import { textJob } from './text-job.ts';

export { DetailedMail, styles } from './mails/layout.tsx';
export { queueMailText, type MailText } from './mail-text-job.ts';
export { makeMailText, noticeSample, sendMailText } from './send-mail-text.ts';
export { dispatchMail } from './dispatch-mail.ts';
export { readMailFrame } from './templates/read-templates.ts';
export { queueText } from './text-job.ts';
export { readShopFacts, type ShopFacts } from './shop-facts.ts';

/** The slice as the process lists it; `samples` are the mails of all slices. */
export const messagesSlice = ({ samples }: { samples(): readonly MailSample[] }): Slice => ({
  name: 'messages',
  routes(api) {
    mailAdminRoutes(api, samples);
    templateRoutes(api, samples);
  },
  jobs: [
    { ...mailTextJob, run: sendMailText, retryLimit: 8 },
    { ...textJob, run: sendText, retryLimit: 8 },
  ],
});
