import type { Api } from '#kit/server/http/api.ts';
import type { JobKind } from '#kit/server/context.ts';
import { limitRate } from '#kit/server/http/rate-limit.ts';
import { signedInSchema } from '../staff-access/contract.ts';
import { setSessionAndDevice } from '../staff-access/index.ts';
import { setUpInput, setUpState } from './contract.ts';
import { readSetUpState, setUpShop } from './set-up-shop.ts';

const readsPerAddress = { most: 600, windowMs: 3_600_000 };

/** Publishes the set-up of an empty shop. */
export function firstRunRoutes(api: Api, jobs: { fillDemo: JobKind<Record<string, never>> }): void {
  const open = { tag: 'setup', access: 'public', url: '/api/admin/setup' } as const;
  const limit = limitRate({ name: 'set-up state', ...readsPerAddress });
  api.operation({ ...open, method: 'GET', summary: 'Whether the shop waits to be set up', data: setUpState, cacheControl: 'no-store' }, async (context) => {
    await limit(context.address);
    return readSetUpState(context);
  });
  api.operation(
    { ...open, method: 'POST', summary: 'Set an empty shop up: its owner, name, country, currency and languages', body: setUpInput, data: signedInSchema },
    async (context, { body, reply }) => setSessionAndDevice(reply, context, await setUpShop(context, body, jobs)),
  );
}
