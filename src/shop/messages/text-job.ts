/** A text message to a telephone, as other slices queue it. */
import { z } from 'zod';
import type { Context, JobKind } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';

const textData = z.object({
  /** Names the message; sent twice it is the same one. */
  id: z.string().min(1).max(100),
  /** The number with its calling code, digits only after the plus. */
  to: z.string().regex(/^\+[1-9]\d{4,18}$/),
  lang: z.string().max(10),
  text: z.string().min(1).max(1_000),
});

/** What a text message says. */
export type TextMessage = z.input<typeof textData>;

/** Sends a text message. */
export const textJob: JobKind<z.output<typeof textData>> = { name: 'message.text', data: textData };

/** Queues a text message; it goes out when the transaction commits. */
export async function queueText(tx: Tx, context: Pick<Context, 'enqueue'>, message: TextMessage): Promise<void> {
  await context.enqueue(tx, textJob, textData.parse(message));
}
