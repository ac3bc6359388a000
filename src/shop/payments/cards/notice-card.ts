import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { cardChanged } from './job-kinds.ts';
import { isSavedCard } from './store.ts';

/** A provider says that something became of a card: it is asked what, where the card is one of this shop's. */
export async function noticeCard(tx: Tx, context: Context, card: { provider: string; reference: string }): Promise<void> {
  if (await isSavedCard(tx, card)) await context.enqueue(tx, cardChanged, card);
}
