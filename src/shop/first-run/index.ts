/** The first run: the person who can read the terminal sets an empty shop up in the browser; nobody else can. */
import type { JobKind } from '#kit/server/context.ts';
import type { Slice } from '#kit/server/slice.ts';
import { firstRunRoutes } from './routes.ts';

export { issueSetUpCode, waitsForSetUp, wasStartedEmpty } from './issue-code.ts';

/** The slice as the process lists it; `fillDemo` is the job that fills the demo shop in. */
export const firstRunSlice = (jobs: { fillDemo: JobKind<Record<string, never>> }): Slice => ({
  name: 'first-run',
  routes: (api) => firstRunRoutes(api, jobs),
});
