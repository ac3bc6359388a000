/**
 * Credits: money of the shop that accounts may spend, in its base currency. An append-only ledger, with the balance stored
 * beside it so that one conditional update takes of it. Staff give and take; orders hold and give back.
 */
import type { Slice } from '#kit/server/slice.ts';
import { creditAdminRoutes } from './admin-routes.ts';
import { checkCreditsJob } from './jobs.ts';
import { creditPersonalData } from './personal-data.ts';

export { balancesOf } from './store.ts';
export { changeCredits } from './change-credits.ts';
export { loadCreditsForUpdate, readBalance, readBalanceIn, readLedger, type Ledger } from './read-credits.ts';
export { returnedOf, useOf } from './rules.ts';

/** The slice as the process lists it. */
export const creditsSlice: Slice = { name: 'credits', routes: creditAdminRoutes, jobs: [checkCreditsJob], personalData: creditPersonalData };
