import { z } from 'zod';
import type { Job } from '#kit/server/jobs.ts';
import { favoriteLimits } from './contract.ts';
import { deleteOldGuestFavorites } from './store.ts';
import { notifyChanges } from './notify-changes.ts';

const dayMs = 24 * 3_600_000;
const batch = 1_000;

/** Every night: old favorites of guests are deleted. An account's list is retained as long as the account. */
export const purgeFavoritesJob: Job<Record<string, never>> = {
  name: 'favorite.forget',
  data: z.object({}),
  schedule: '41 3 * * *',
  async run(context) {
    const before = new Date(context.now().getTime() - favoriteLimits.guestDays * dayMs);
    while ((await context.transaction((tx) => deleteOldGuestFavorites(tx, { before, most: batch }))) === batch);
  },
};

/** Every five minutes: checks watched lists, and notifies of lower prices and restocked products. */
export const notifyChangesJob: Job<Record<string, never>> = {
  name: 'favorite.tell',
  data: z.object({}),
  schedule: '*/5 * * * *',
  retryLimit: 0,
  run: notifyChanges,
};
