/** Personal data in this slice: orders that staff wrote for an account. */
import { sql } from 'kysely';
import { ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { tables } from './tables.ts';

/** See above. */
export const draftPersonalData: readonly DataSubjectHandler[] = [
  ownedTable({
    name: 'draftOrders',
    table: 'draft_order',
    columns: ['number', 'email', 'customer_name', 'input', 'created_at', 'updated_at', 'completed_at'],
    async merge(tx, { from, to }) {
      await sql`update draft_order set account_id = ${to}, input = jsonb_set(input, '{customer}', to_jsonb(${to}::text)) where account_id = ${from}`.execute(
        tables(tx),
      );
    },
  }),
];
