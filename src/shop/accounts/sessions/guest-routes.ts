import { limitRate } from '#kit/server/http/rate-limit.ts';
import type { Api } from '#kit/server/http/api.ts';
import { z } from 'zod';
import { createGuest } from '../ensure-shopper.ts';

/** So many guests an address may ask for. */
const perAddress = { most: 60, windowMs: 60_000 };

/** Publishes `POST /api/web/guest`. */
export function guestRoutes(api: Api): void {
  const limit = limitRate({ name: 'guests', ...perAddress });
  api.operation(
    {
      method: 'POST',
      url: '/api/web/guest',
      tag: 'guest',
      access: 'public',
      summary: 'Make a guest; the secret is sent as `x-guest` from then on',
      data: z.object({ guest: z.string() }),
    },
    async (context) => {
      await limit(context.address);
      const { secret } = await context.transaction((tx) => createGuest(tx, context.now()));
      return { guest: secret };
    },
  );
}
