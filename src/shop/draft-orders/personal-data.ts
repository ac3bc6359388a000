/** Personal data in this slice: orders that staff wrote for an account. */
import { ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { moveDrafts } from './store.ts';

export const draftPersonalData: readonly DataSubjectHandler[] = [
  ownedTable({
    name: 'draftOrders',
    table: 'draft_order',
    columns: ['number', 'email', 'customer_name', 'input', 'created_at', 'updated_at', 'completed_at'],
    merge: moveDrafts,
  }),
];
