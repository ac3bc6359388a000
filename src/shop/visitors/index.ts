/**
 * Visitors: who looked at which page and for how long, as counts, and only where that is allowed. A visitor is a random id
 * that the browser stores and of which a hash of the day is stored; nothing here knows an account, a name or a network
 * address, and everything is deleted after some months.
 */
import type { Slice } from '#kit/server/slice.ts';
import { visitorRetention } from './retention.ts';
import { visitorRoutes } from './routes.ts';

export { pseudonymOf } from './pseudonym.ts';

/** The slice as the process lists it. */
export const visitorsSlice: Slice = { name: 'visitors', routes: visitorRoutes, retention: visitorRetention };
