/** Previews and templates of mails, as the back office sees them. */
import { z } from 'zod';
import { listAnswer } from '#kit/pure/lists.ts';

export type { ListedTemplate, StaffTemplate } from './templates/contract.ts';

/** Every kind of mail that the shop sends. */
export const mailListSchema = listAnswer(z.object({ id: z.string() })).meta({ id: 'MailKinds', description: 'The kinds of mails that the shop sends.' });

/** A mail with sample data. */
export const mailPreviewSchema = z
  .object({ subject: z.string(), html: z.string(), text: z.string() })
  .meta({ id: 'MailPreview', description: 'A mail as its reader would see it.' });
/** A mail with sample data. */
export type MailPreview = z.infer<typeof mailPreviewSchema>;
