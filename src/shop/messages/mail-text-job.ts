/** A text mail, as other slices queue it. */
import { z } from 'zod';
import type { Context, JobKind } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { mailAddress } from '#kit/pure/mail/address.ts';
import { newId } from '#kit/server/ids.ts';

/** `path` is a path of the shop without language prefix, or of the back office, with query and fragment. */
const mailLink = z.object({ path: z.string().max(1_000), text: z.string().max(200) });

const mailTextData = z.object({
  /** What the message is about; queueing makes it unique, and its job, tried again, sends the same one. */
  id: z.string().min(1).max(140),
  /** An e-mail address; null: the shop's own. */
  to: mailAddress.nullable(),
  lang: z.string().max(10),
  title: z.string().max(300),
  paragraphs: z.array(z.string().max(20_000)).max(20),
  rows: z
    .array(z.object({ title: z.string().max(300), value: z.string().max(20_000), links: z.array(mailLink).max(10).optional() }))
    .max(60)
    .default([]),
  link: mailLink.optional(),
  replyTo: mailAddress.optional(),
  foot: z.string().max(500).optional(),
  headers: z.record(z.string(), z.string().max(1_000)).optional(),
  /** Which template says it in the merchant's words, if there is one. */
  kind: z.string().max(60).optional(),
  /** What stands in the template's places. */
  values: z.record(z.string().max(40), z.string().max(20_000)).optional(),
});

/** What a notice says. */
export type MailText = z.input<typeof mailTextData>;

/** Sends a notice. */
export const mailTextJob: JobKind<z.output<typeof mailTextData>> = { name: 'message.notice', data: mailTextData };

/** Queues a notice; it goes out when the transaction commits. */
export async function queueMailText(tx: Tx, context: Pick<Context, 'enqueue'>, notice: MailText): Promise<void> {
  await context.enqueue(tx, mailTextJob, mailTextData.parse({ ...notice, id: `${notice.id}-${newId()}` }));
}
