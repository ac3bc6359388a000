/** Personal data in this slice: the codes sent (never their digits), passkeys (never their keys) and providers waiting to be linked. */
import { ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { tables } from './tables.ts';

export const authPersonalData: readonly DataSubjectHandler[] = [
  ownedTable({
    name: 'codes',
    table: 'auth_code',
    columns: ['scene', 'created_at', 'expires_at', 'used_at'],
    erase: async (tx, { accountId }) => {
      await tables(tx)
        .deleteFrom('authCode')
        .where((of) => of.or([of('accountId', '=', accountId), of('askerId', '=', accountId)]))
        .execute();
    },
    // What was asked for by the account that goes leads nowhere.
    merge: async (tx, { from }) => {
      await tables(tx)
        .deleteFrom('authCode')
        .where((of) => of.or([of('accountId', '=', from), of('askerId', '=', from)]))
        .execute();
    },
  }),
  ownedTable({ name: 'passkeys', table: 'account_passkey', columns: ['title', 'created_at', 'last_used_at'] }),
  ownedTable({ name: 'openLinks', table: 'auth_openid_link', key: ['ticket_hash'], columns: ['provider', 'subject', 'name', 'expires_at'] }),
];
