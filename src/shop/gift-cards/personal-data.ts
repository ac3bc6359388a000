/** The slice's personal data: recipients of mailed cards, and the messages. */
import { sql } from 'kysely';
import { ownedTable, type DataOwner, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { clearRecipients, noteErasure } from './store.ts';

const byAddress = ownedTable({
  name: 'giftCards',
  table: 'gift_card',
  owner: 'recipient_email',
  columns: [
    'recipient_name',
    'recipient_email',
    'sender_name',
    'message',
    'lang',
    'currency',
    'balance_amount',
    'expires_at',
    'send_at',
    'sent_at',
    'created_at',
  ],
});

// Found by the account's address; an account without one has nothing here.
const named = ({ email }: DataOwner): DataOwner => ({ accountId: email?.toLowerCase() ?? '', email });

/** The card stays, for who holds its code; one that is still to be mailed keeps its address until then (send-cards.ts). */
const eraseNames: DataSubjectHandler['erase'] = async (tx, owner, { now }) => {
  const { accountId: recipient } = named(owner);
  await clearRecipients(tx, sql`recipient_email = ${recipient} and (sent_at is not null or send_at is null)`);
  await noteErasure(tx, recipient, now());
};

/** The ledger names staff and orders, no shopper. */
export const giftCardPersonalData: readonly DataSubjectHandler[] = [
  {
    name: byAddress.name,
    tables: byAddress.tables,
    read: (reader, owner, page, clock) => byAddress.read(reader, named(owner), page, clock),
    erase: eraseNames,
  },
];
