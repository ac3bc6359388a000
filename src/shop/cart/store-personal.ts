/** Personal data in this slice: the cart. */
import { sql } from 'kysely';
import { ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { mergeCart } from './merge-cart.ts';
import { tables } from './tables.ts';

const cart = ownedTable({ name: 'cart', table: 'cart', columns: [] });

export const cartPersonalData: readonly DataSubjectHandler[] = [
  {
    ...cart,
    async read(reader, { accountId }, { after, most }) {
      const found = await sql<{ id: string; sku: string; title: string; quantity: number; addedAt: Date; savedAt: Date | null }>`
        select l.id, l.sku, l.title, l.quantity, l.added_at, l.saved_at from cart_line l join cart c on c.id = l.cart_id
        where c.account_id = ${accountId} and l.id::text > ${after} order by l.id::text limit ${most}`.execute(tables(reader));
      return found.rows.map(({ id, ...row }) => ({ key: id, row }));
    },
    merge: async (tx, { from, to }, { now }) => void (await mergeCart(tx, { of: { accountId: from, guestId: null }, toAccountId: to, now: now() })),
  },
];
