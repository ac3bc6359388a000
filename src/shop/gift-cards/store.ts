import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { giftCardLimits, type GiftCardReason } from './contract.ts';
import { tables, type GiftCardTables } from './tables.ts';

/** A stored card. */
export type GiftCardRow = Selectable<GiftCardTables['giftCard']>;
/** A stored line of the ledger. */
export type GiftCardEntryRow = Omit<Selectable<GiftCardTables['giftCardEntry']>, 'reason'> & { reason: GiftCardReason };

/** The key of the hashes of codes. */
export async function readSecret(db: Queryable): Promise<string> {
  return (await tables(db).selectFrom('secret').select('value').where('name', '=', 'gift-card').executeTakeFirstOrThrow()).value;
}

export async function insertCard(tx: Tx, card: Insertable<GiftCardTables['giftCard']>): Promise<void> {
  await tables(tx).insertInto('giftCard').values(card).execute();
}

/** A card by the hash of its code, or null. */
export async function findCardByHash(db: Queryable, codeHash: string): Promise<GiftCardRow | null> {
  return (await tables(db).selectFrom('giftCard').selectAll().where('codeHash', '=', codeHash).executeTakeFirst()) ?? null;
}

/** Cards by id, in no order. */
export async function findCards(db: Queryable, ids: readonly string[]): Promise<GiftCardRow[]> {
  if (ids.length === 0) return [];
  return tables(db)
    .selectFrom('giftCard')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

/** The same, held until the transaction ends; always locked in the order of their ids. */
export async function loadCardsForUpdate(tx: Tx, ids: readonly string[]): Promise<GiftCardRow[]> {
  if (ids.length === 0) return [];
  return tables(tx)
    .selectFrom('giftCard')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Changes a balance if what results is one; answers the card, or null where it would fall below 0 or rise too high. One statement. */
export async function changeBalance(tx: Tx, { cardId, amount }: { cardId: string; amount: number }): Promise<GiftCardRow | null> {
  const row = await tables(tx)
    .updateTable('giftCard')
    .set((eb) => ({ balanceAmount: eb('balanceAmount', '+', amount), version: eb('version', '+', 1) }))
    .where('id', '=', cardId)
    .where('balanceAmount', '>=', -amount)
    .where('balanceAmount', '<=', giftCardLimits.mostBalance - amount)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertEntry(tx: Tx, entry: Insertable<GiftCardTables['giftCardEntry']>): Promise<void> {
  await tables(tx).insertInto('giftCardEntry').values(entry).execute();
}

/** What each card gave an order and has not got back, in the order in which they paid. */
export async function sumGiven(db: Queryable, orderId: string): Promise<{ cardId: string; given: number }[]> {
  const { rows } = await sql<{ cardId: string; given: number }>`
    select gift_card_id as card_id, (-sum(amount))::bigint as given from gift_card_entry
    where order_id = ${orderId} and reason in ('redeemed', 'refunded') group by gift_card_id order by min(sequence)`.execute(tables(db));
  return rows;
}

/** Gives a card another code, and says when it was mailed; or writes what staff change of it besides its balance. */
export async function updateCard(
  tx: Tx,
  id: string,
  set: { codeHash: string; lastCharacters: string; sentAt: Date | null } | { isDisabled: boolean; expiresAt: Date | null; note: string },
): Promise<void> {
  await tables(tx)
    .updateTable('giftCard')
    .set((eb) => ({ ...set, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** When the code of a card is mailed next. */
export async function setSendAt(tx: Tx, id: string, sendAt: Date): Promise<void> {
  await tables(tx).updateTable('giftCard').set({ sendAt, sentAt: null }).where('id', '=', id).execute();
}

/** A card whose code could not be mailed is tried again then, unless it was mailed meanwhile. */
export async function postponeSending(tx: Tx, id: string, sendAt: Date): Promise<void> {
  await tables(tx).updateTable('giftCard').set({ sendAt }).where('id', '=', id).where('sentAt', 'is', null).execute();
}

/** What a card needs for its code to be mailed: its day, worth, an address, and an order that bought it to go on; the rest waits for that. */
const isToSend = (now: Date) => sql<boolean>`sent_at is null and send_at <= ${now} and not is_disabled and balance_amount > 0
  and recipient_email is not null and (expires_at is null or expires_at > ${now})
  and not exists (select 1 from orders where orders.id = gift_card.order_id
    and (orders.held_at is not null or orders.status in ('pendingCancellation', 'cancelled')))`;

/** Cards whose code is to be mailed now, the oldest first. */
export async function findCardsToSend(db: Queryable, { now, most }: { now: Date; most: number }): Promise<string[]> {
  const rows = await tables(db).selectFrom('giftCard').select('id').where(isToSend(now)).orderBy('sendAt').orderBy('id').limit(most).execute();
  return rows.map(({ id }) => id);
}

/** One of them, held until the transaction ends; null where another process is at it or it is not to be mailed any more. */
export async function takeCardToSend(tx: Tx, { id, now }: { id: string; now: Date }): Promise<GiftCardRow | null> {
  const query = tables(tx).selectFrom('giftCard').selectAll().where('id', '=', id).where(isToSend(now)).forUpdate().skipLocked();
  return (await query.executeTakeFirst()) ?? null;
}

/** Removes senders, recipients and messages from cards. */
export async function clearRecipients(tx: Tx, of: RawBuilder<boolean>): Promise<void> {
  await tables(tx).updateTable('giftCard').set({ recipientName: '', recipientEmail: null, senderName: '', message: '' }).where(of).execute();
}

/** Removes who sent these cards and what they wrote. */
export async function clearSenders(tx: Tx, of: RawBuilder<boolean>): Promise<void> {
  await tables(tx).updateTable('giftCard').set({ senderName: '', message: '' }).where(of).execute();
}

/** What a shopper spent of cards is nobody's any more. */
export async function clearActors(tx: Tx, accountId: string): Promise<void> {
  await tables(tx).updateTable('giftCardEntry').set({ actorId: null }).where('actorKind', '=', 'shopper').where('actorId', '=', accountId).execute();
}

/** Notes on cards that the account of their recipient or buyer is erased: the mail with the code clears both. */
export async function noteErasure(tx: Tx, of: RawBuilder<boolean>, at: Date): Promise<void> {
  await tables(tx).updateTable('giftCard').set({ erasedAt: at }).where(of).execute();
}

/** Cards whose stored balance is not the sum of their entries; there is none unless the tables were written outside this slice. */
export async function selectUnbalanced(db: Queryable, most: number): Promise<{ giftCardId: string; stored: number; sum: number }[]> {
  const { rows } = await sql<{ giftCardId: string; stored: number; sum: number }>`
    select c.id as gift_card_id, c.balance_amount as stored, coalesce(sum(e.amount), 0)::bigint as sum
    from gift_card c left join gift_card_entry e on e.gift_card_id = c.id
    group by c.id having c.balance_amount <> coalesce(sum(e.amount), 0) limit ${most}`.execute(tables(db));
  return rows;
}
