/** What this slice stores about a person: coupons that were claimed and used. */
import { sql } from 'kysely';
import { ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { tables } from './tables.ts';

const uses = ownedTable({
  name: 'couponUses',
  table: 'coupon_use',
  columns: ['promotion_id', 'order_id', 'state', 'email', 'mobile', 'at'],
  // How often a coupon was used has to stay right; by whom is forgotten.
  erase: async (tx, { accountId }) => {
    await sql`update coupon_use set account_id = null, email = null, mobile = null where account_id = ${accountId}`.execute(tables(tx));
  },
});

export const promotionPersonalData: readonly DataSubjectHandler[] = [
  ownedTable({ name: 'couponClaims', table: 'coupon_claim', key: ['promotion_id'], columns: ['promotion_id', 'claimed_at'], once: ['promotion_id'] }),
  uses,
];
