/** Accounts at payment providers: set up in the environment or in the back office, and in force for every call. */
import type { Slice } from '#kit/server/slice.ts';
import { cardJobs } from '../cards/jobs.ts';
import { cardPersonalData } from '../cards/personal-data.ts';
import { cardRoutes } from '../cards/routes.ts';
import { methodRoutes } from '../methods-route.ts';
import { clearOldWebhookBodies } from '../webhooks/index.ts';
import { accountRoutes } from './admin-routes.ts';

export { configInForce, contextInForce, findUnreadableAccounts } from './open-accounts.ts';

/** The slice's operations. */
export const paymentsSlice: Slice = {
  name: 'payments',
  routes(api, host) {
    accountRoutes(api, host);
    methodRoutes(api);
    cardRoutes(api);
  },
  jobs: cardJobs,
  personalData: cardPersonalData,
  retention: [{ name: 'what webhooks of payments said', days: () => 90, purge: clearOldWebhookBodies }],
};
