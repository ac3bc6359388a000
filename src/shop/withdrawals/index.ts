/**
 * Withdrawals: the electronic way out of a contract that the law of some markets asks for (EU Directive 2023/2673). Declared
 * on a page of its own, proved by a link to the address of the order, acknowledged by mail; what it does to the order is the
 * orders slice's, goods that arrived come back by the way of returns.
 */
import type { Slice } from '#kit/server/slice.ts';
import { withdrawalRequest, withdrawalReturn } from './job-kinds.ts';
import { withdrawalMailSamples } from './mail-samples.ts';
import { openReturn } from './open-return.ts';
import { withdrawalPersonalData } from './personal-data.ts';
import { answerRequest } from './request-withdrawal.ts';
import { withdrawalRoutes } from './routes.ts';
import { deleteUnconfirmed } from './store.ts';

export { confirmWithdrawal } from './confirm-withdrawal.ts';
export { offersWithdrawal } from './offers-withdrawal.ts';
export { requestWithdrawal } from './request-withdrawal.ts';

/** The slice as the process lists it. */
export const withdrawalsSlice: Slice = {
  name: 'withdrawals',
  personalData: withdrawalPersonalData,
  routes: withdrawalRoutes,
  mailSamples: withdrawalMailSamples,
  jobs: [
    { ...withdrawalRequest, run: answerRequest, retryLimit: 8 },
    { ...withdrawalReturn, run: openReturn, retryLimit: 8 },
  ],
  retention: [{ name: 'withdrawals not confirmed', days: () => 30, purge: deleteUnconfirmed }],
};
