/** What this slice stores about a person: that an address wants the newsletter, and which issues it got. */
import { sql } from 'kysely';
import { ownedTable, type DataOwner, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { tables } from './tables.ts';

const byAddress = ownedTable({
  name: 'newsletter',
  table: 'subscriber',
  owner: 'email',
  columns: ['email', 'lang', 'currency', 'state', 'created_at', 'confirmed_at', 'unsubscribed_at'],
});

// Found by the account's address; an account without one has nothing here.
const named = ({ email }: DataOwner): DataOwner => ({ accountId: email ?? '', email });

/** Which issues an address got. They go with the subscriber. */
const mails: DataSubjectHandler = {
  name: 'newsletterMails',
  tables: ['newsletter_delivery'],
  async read(reader, { email }, { after, most }) {
    const found = await sql<{ key: string; row: Record<string, unknown> }>`
      select d.issue_id::text as key, json_build_object('issueId', d.issue_id, 'state', d.state, 'at', d.at, 'unsubscribedAt', d.unsubscribed_at) as row
      from newsletter_delivery d join subscriber s on s.id = d.subscriber_id
      where s.email = ${email ?? ''} and d.issue_id::text > ${after} order by d.issue_id::text limit ${most}`.execute(tables(reader));
    return found.rows;
  },
  // Deleted by their foreign key.
  erase: () => Promise.resolve(),
};

export const newsletterPersonalData: readonly DataSubjectHandler[] = [
  {
    ...byAddress,
    read: (reader, owner, page, clock) => byAddress.read(reader, named(owner), page, clock),
    erase: (tx, owner, context) => byAddress.erase(tx, named(owner), context),
  },
  mails,
];
