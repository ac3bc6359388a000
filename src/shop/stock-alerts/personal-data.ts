/** What this slice stores about a person: what an address waits for. */
import { ownedTable, type DataOwner, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';

const byAddress = ownedTable({ name: 'stockAlerts', table: 'stock_alert', owner: 'email', columns: ['variant_id', 'email', 'lang', 'created_at'] });

// Found by the account's address; an account without one has nothing here.
const named = ({ email }: DataOwner): DataOwner => ({ accountId: email?.toLowerCase() ?? '', email });

export const stockAlertPersonalData: readonly DataSubjectHandler[] = [
  {
    name: byAddress.name,
    tables: byAddress.tables,
    read: (reader, owner, page, clock) => byAddress.read(reader, named(owner), page, clock),
    erase: (tx, owner, context) => byAddress.erase(tx, named(owner), context),
  },
];
