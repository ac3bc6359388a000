/**
 * Messengers: signing in by a messaging app that scans a code, or whose own page shows one. A ticket is what the browser
 * waits with; it works in that browser alone, and gives its token once. New apps are files in `providers/`.
 */
import type { Slice } from '#kit/server/slice.ts';
import { forgetTicketsJob } from './jobs.ts';
import { messengerRoutes } from './routes.ts';

export { listLinked, unlink, type Linked } from './linked-identities.ts';
export { messengersOf } from './providers.ts';

/** The slice as the process lists it. */
export const messengersSlice: Slice = { name: 'messengers', routes: messengerRoutes, jobs: [forgetTicketsJob] };
