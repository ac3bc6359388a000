/** The slice's personal data: recipients and senders of mailed cards, and the messages. */
import { sql } from 'kysely';
import { ownedTable, type DataOwner, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { clearActors, clearRecipients, clearSenders, noteErasure } from './store.ts';

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

/**
 * The card stays, for who holds its code; one that is still to be mailed keeps names and message until then (send-cards.ts).
 * A card that they bought for somebody else keeps its recipient, whom staff may have to help.
 */
const eraseNames: DataSubjectHandler['erase'] = async (tx, owner, { now }) => {
  const received = sql<boolean>`recipient_email = ${named(owner).accountId}`;
  const bought = sql<boolean>`order_id in (select id from orders where account_id = ${owner.accountId})`;
  const isMailed = sql<boolean>`(sent_at is not null or send_at is null)`;
  await clearRecipients(tx, sql`${received} and ${isMailed}`);
  await clearSenders(tx, sql`${bought} and ${isMailed}`);
  await noteErasure(tx, sql`(${received} or ${bought} and sent_at is null)`, now());
  await clearActors(tx, owner.accountId);
};

/** The ledger names staff and orders; shoppers as long as they have an account. */
export const giftCardPersonalData: readonly DataSubjectHandler[] = [
  {
    name: byAddress.name,
    tables: [...byAddress.tables, 'gift_card_entry'],
    read: (reader, owner, page, clock) => byAddress.read(reader, named(owner), page, clock),
    erase: eraseNames,
  },
];
