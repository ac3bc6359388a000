import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { GiftCardReason, GiftCardState } from './contract.ts';
import type { GiftCardEntryRow, GiftCardRow } from './store.ts';
import { tables } from './tables.ts';

/** Which cards staff ask for. */
export type CardFilter = {
  id?: string | undefined;
  state?: GiftCardState | undefined;
  currency?: string | undefined;
  orderNo?: string | undefined;
  lastCharacters?: string | undefined;
  codeHash?: string | undefined;
};
/** A page of a list. */
export type Page<Field extends string> = { page: number; size: number; order: { field: Field; direction: 'asc' | 'desc' } };
/** A card with what it began with. */
export type CardOfStaff = GiftCardRow & { issued: number };

/** A page of cards for staff, and how many there are. Two statements. */
export async function selectCards(db: Queryable, filter: CardFilter, { page, size, order }: Page<'createdAt' | 'balance'>, now: Date) {
  const { id, state, currency, orderNo, lastCharacters, codeHash } = filter;
  const found = tables(db)
    .selectFrom('giftCard')
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency!))
    .$if(orderNo !== undefined, (query) => query.where('orderNo', '=', orderNo!))
    .$if(lastCharacters !== undefined, (query) => query.where('lastCharacters', '=', lastCharacters!))
    .$if(codeHash !== undefined, (query) => query.where('codeHash', '=', codeHash!))
    .$if(state === 'disabled', (query) => query.where('isDisabled', '=', true))
    .$if(state === 'expired', (query) => query.where('isDisabled', '=', false).where('expiresAt', '<=', now))
    .$if(state === 'active', (query) => query.where('isDisabled', '=', false).where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)])));
  const [rows, count] = await Promise.all([
    found
      .selectAll()
      .orderBy(order.field === 'balance' ? 'balanceAmount' : 'createdAt', order.direction)
      .orderBy('id', order.direction)
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows: await withIssued(db, rows), total: Number(count.total) };
}

async function withIssued(db: Queryable, rows: readonly GiftCardRow[]): Promise<CardOfStaff[]> {
  if (rows.length === 0) return [];
  const entries = await tables(db)
    .selectFrom('giftCardEntry')
    .select(['giftCardId', 'amount'])
    .where('reason', '=', 'issued')
    .where(
      'giftCardId',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const issued = new Map(entries.map((entry) => [entry.giftCardId, entry.amount]));
  return rows.map((row) => ({ ...row, issued: issued.get(row.id) ?? 0 }));
}

/** A page of the ledger of all cards for staff, with the last characters of each card. Two statements. */
export async function selectEntries(
  db: Queryable,
  filter: { giftCardId?: string | undefined; reason?: GiftCardReason | undefined; orderNo?: string | undefined },
  { page, size, order }: Page<'at'>,
) {
  const found = tables(db)
    .selectFrom('giftCardEntry')
    .innerJoin('giftCard', 'giftCard.id', 'giftCardEntry.giftCardId')
    .$if(filter.giftCardId !== undefined, (query) => query.where('giftCardId', '=', filter.giftCardId!))
    .$if(filter.reason !== undefined, (query) => query.where('reason', '=', filter.reason!))
    .$if(filter.orderNo !== undefined, (query) => query.where('giftCardEntry.orderNo', '=', filter.orderNo!));
  const [rows, count] = await Promise.all([
    found
      .selectAll('giftCardEntry')
      .select(['giftCard.lastCharacters', 'giftCard.currency'])
      .orderBy('sequence', order.direction)
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows as (GiftCardEntryRow & { lastCharacters: string; currency: string })[], total: Number(count.total) };
}

/** What all cards were worth at a moment, by currency; cards worth nothing then are left out. */
export async function sumLiability(db: Queryable, at: Date): Promise<{ currency: string; cards: number; balance: number; expired: number }[]> {
  const { rows } = await sql<{ currency: string; cards: number; balance: number; expired: number }>`
    select currency, count(*)::int as cards, sum(balance)::bigint as balance,
      coalesce(sum(balance) filter (where expires_at <= ${at}), 0)::bigint as expired
    from (select card.currency, card.expires_at, sum(entry.amount) as balance
        from gift_card card join gift_card_entry entry on entry.gift_card_id = card.id and entry.at <= ${at} group by card.id) held
    where balance > 0 group by currency order by currency`.execute(tables(db));
  return rows;
}

/** Takes a card out of the checkouts that are open: whoever entered it there knew a code that it no longer has. */
export async function removeFromCheckouts(tx: Tx, id: string): Promise<void> {
  await sql`update checkout set gift_card_ids = array_remove(gift_card_ids, ${id}::uuid)
    where gift_card_ids <> '{}' and gift_card_ids @> array[${id}::uuid] and order_no is null`.execute(tables(tx));
}
