import type { Retention } from '#kit/server/privacy/retention.ts';
import { deleteOldRecoveries } from './store.ts';

/** Figures of mails about abandoned checkouts; the recipients were deleted with the checkouts. */
export const recoveryRetention: Retention = { name: 'checkoutRecoveries', days: () => 400, purge: deleteOldRecoveries };
