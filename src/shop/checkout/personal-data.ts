/** Personal data in this slice: checkouts that were begun. */
import { ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';

/** See above. */
export const checkoutPersonalData: readonly DataSubjectHandler[] = [
  ownedTable({
    name: 'checkouts',
    table: 'checkout',
    columns: ['created_at', 'updated_at', 'email', 'country_code', 'mobile', 'address', 'remark', 'order_no', 'placed_at'],
  }),
];
