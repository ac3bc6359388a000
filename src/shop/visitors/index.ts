/**
 * Visitors: who looked at which page and for how long, as counts. A visitor is a random id that the browser keeps; nothing
 * here knows an account, a name or a network address, and everything is deleted after some months.
 */
import type { Slice } from '#kit/server/slice.ts';
import { forgetVisitorsJob } from './jobs.ts';
import { visitorRoutes } from './routes.ts';

export { forgetVisitors } from './forget-visitors.ts';
export { trackVisit } from './track-visit.ts';

/** The slice as the process lists it. */
export const visitorsSlice: Slice = { name: 'visitors', routes: visitorRoutes, jobs: [forgetVisitorsJob] };
