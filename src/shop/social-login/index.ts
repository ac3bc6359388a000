/**
 * Social login: signing in by a messaging app that scans a code, or whose own page shows one. A ticket is what the browser
 * waits with; it works in that browser alone, and gives its token once. New apps are files in `providers/`.
 */
import type { Slice } from '#kit/server/slice.ts';
import { purgeTicketsJob } from './jobs.ts';
import { socialLoginRoutes } from './routes.ts';

export { listLinked } from './linked-identities.ts';
export { socialProvidersOf } from './providers.ts';

/** The slice as the process lists it. */
export const socialLoginSlice: Slice = { name: 'social-login', routes: socialLoginRoutes, jobs: [purgeTicketsJob] };
