import type { Retention } from '#kit/server/privacy/retention.ts';
import { deleteOldRecoveries } from './store.ts';

/** Figures of mails about checkouts that were left; whom they went to was forgotten with the checkouts. */
export const recoveryRetention: Retention = { name: 'checkoutRecoveries', days: () => 400, purge: deleteOldRecoveries };
