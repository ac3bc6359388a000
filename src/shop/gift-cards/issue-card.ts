import type { Amount } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { hashCode, newCode } from './code-hash.ts';
import { recordEntry, type OrderOfCard } from './change-balance.ts';
import { groupedCode, lastCharactersOf } from './rules.ts';
import { insertCard, updateCard } from './store.ts';

/** A card to issue; `amount` in minor units of `currency`. With `sendAt` its code is made when it is mailed to `recipientEmail`, else now. */
export type NewGiftCard = {
  amount: Amount;
  currency: string;
  note: string;
  expiresAt: Date | null;
  lang: string;
  recipientName: string;
  recipientEmail: string | null;
  senderName: string;
  message: string;
  sendAt: Date | null;
  order?: OrderOfCard & { lineId: string };
};

/** Issues a card in the caller's transaction. `code` is its code in groups, which nobody can read again; null where it is mailed. */
export async function issueGiftCard(tx: Tx, context: Context, { amount, order, ...given }: NewGiftCard): Promise<{ id: string; code: string | null }> {
  const createdAt = context.now();
  const id = newId(createdAt.getTime());
  const bought = { orderId: order?.id ?? null, orderNo: order?.orderNo ?? null, orderLineId: order?.lineId ?? null };
  await insertCard(tx, { id, ...given, ...bought, balanceAmount: amount, createdAt });
  await recordEntry(tx, context, { card: { id, balanceAmount: amount }, amount, reason: 'issued', note: given.note, order });
  return { id, code: given.sendAt === null ? await renewCode(tx, id, null) : null };
}

/** Gives a card a new code; who has the old one can do nothing with it any more. Answers it in groups. */
export async function renewCode(tx: Tx, id: string, sentAt: Date | null): Promise<string> {
  const code = newCode();
  await updateCard(tx, id, { codeHash: await hashCode(tx, code), lastCharacters: lastCharactersOf(code), sentAt });
  return groupedCode(code);
}
