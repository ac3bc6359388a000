/** Personal data in this slice: the account itself, its sessions, its log. */
import { ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { tables } from '../tables.ts';

const account: DataSubjectHandler = {
  ...ownedTable({
    name: 'account',
    table: 'account',
    owner: 'id',
    columns: [
      'email',
      'country_code',
      'mobile',
      'first_name',
      'last_name',
      'nick_name',
      'bio',
      'birthday',
      'avatar',
      'email_verified_at',
      'mobile_verified_at',
      'lang',
      'login_email_verification',
      'last_login_at',
      'created_at',
    ],
  }),
  // The row stays for a while, naming nobody, so that the ended sessions can say why they ended (see `deletedAt`).
  erase: async (tx, { accountId }, context) => {
    await tables(tx)
      .updateTable('account')
      .set((eb) => ({
        email: `${accountId}@deleted.invalid`,
        countryCode: null,
        mobile: null,
        passwordHash: null,
        firstName: '',
        lastName: '',
        nickName: '',
        bio: '',
        birthday: null,
        avatar: null,
        emailVerifiedAt: null,
        mobileVerifiedAt: null,
        loginEmailVerification: false,
        lastLoginAt: null,
        tags: [],
        note: '',
        blockedAt: null,
        deletedAt: context.now(),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', accountId)
      .execute();
  },
  merge: async () => undefined,
};

const sessions: DataSubjectHandler = {
  ...ownedTable({
    name: 'sessions',
    table: 'session',
    columns: ['created_at', 'last_seen_at', 'proved_at', 'ended_at', 'ended_by', 'login_ip', 'device', 'login_method'],
  }),
  erase: async (tx, { accountId }) => {
    await tables(tx).updateTable('session').set({ loginIp: '', device: '' }).where('accountId', '=', accountId).execute();
  },
  // They are ended, and say so for a while.
  merge: async () => undefined,
};

const groups = ownedTable({
  name: 'customer groups',
  table: 'customer_group_member',
  columns: ['group_code', 'added_at'],
  key: ['group_code'],
  once: ['group_code'],
});

const activity = ownedTable({ name: 'activity', table: 'account_event', columns: ['at', 'kind', 'ip', 'device', 'detail'] });

const identities = ownedTable({
  name: 'identities',
  table: 'account_identity',
  key: ['provider', 'subject'],
  columns: ['provider', 'subject', 'name', 'linked_at'],
});

/** The account comes last, because the others are found by it. */
export const accountPersonalData: readonly DataSubjectHandler[] = [sessions, groups, activity, identities, account];
