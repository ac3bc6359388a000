import { z } from 'zod';
import type { Job } from '#kit/server/jobs.ts';
import { deleteOldGuestCarts } from './store.ts';

/** How long a guest's cart is retained after its last change; an account's stays as long as the account. */
const keepDays = 90;
const dayMs = 24 * 3_600_000;
const batch = 1_000;

/** Every night: carts that guests left behind are deleted. */
export const purgeCartsJob: Job<Record<string, never>> = {
  name: 'cart.forget',
  data: z.object({}),
  schedule: '27 3 * * *',
  async run(context) {
    const before = new Date(context.now().getTime() - keepDays * dayMs);
    while ((await context.transaction((tx) => deleteOldGuestCarts(tx, { before, most: batch }))) === batch);
  },
};
