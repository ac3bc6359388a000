/** What this slice stores about a person: that an address wants the newsletter. */
import { ownedTable, type DataOwner, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';

const byAddress = ownedTable({
  name: 'newsletter',
  table: 'subscriber',
  owner: 'email',
  columns: ['email', 'lang', 'state', 'created_at', 'confirmed_at', 'unsubscribed_at'],
});

// Found by the account's address; an account without one has nothing here.
const named = ({ email }: DataOwner): DataOwner => ({ accountId: email ?? '', email });

/** See above. */
export const newsletterPersonalData: readonly DataSubjectHandler[] = [
  {
    ...byAddress,
    read: (reader, owner, page, clock) => byAddress.read(reader, named(owner), page, clock),
    erase: (tx, owner, context) => byAddress.erase(tx, named(owner), context),
  },
];
