import type { Queryable } from '#kit/server/database.ts';
import type { Retention } from '#kit/server/privacy/retention.ts';
import { deleteOldActivity, deleteOldSessions, deleteUnusedGuests, purgeDeletedAccounts } from '../accounts/privacy/index.ts';
import { readSettings } from '../settings/index.ts';

const setting = (name: 'activityDays' | 'securityDays' | 'sessionDays' | 'guestDays') => async (db: Queryable) => (await readSettings(db)).privacy[name];

/** For so long an ended session says that the account was deleted; then nothing is left of it. */
const deletedDays = 30;

/** How long logs, sessions and guests are retained (settings, group `privacy`). */
export const accountRetention: readonly Retention[] = [
  { name: 'activity of accounts', days: setting('activityDays'), purge: (tx, older) => deleteOldActivity(tx, older, { security: false }) },
  { name: 'security activity of accounts', days: setting('securityDays'), purge: (tx, older) => deleteOldActivity(tx, older, { security: true }) },
  { name: 'ended sessions', days: setting('sessionDays'), purge: deleteOldSessions },
  { name: 'deleted accounts', days: () => deletedDays, purge: purgeDeletedAccounts },
  { name: 'guests', days: setting('guestDays'), purge: deleteUnusedGuests },
];
