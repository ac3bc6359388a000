/** Apps: programs of others that work with the shop. Each is a key with scopes and the webhooks that go with it, and perhaps a page that the back office shows. */
import type { Slice } from '#kit/server/slice.ts';
import { appRoutes } from './admin-routes.ts';

export { appPageOrigins } from './app-pages.ts';

/** The slice as the process lists it. */
export const appsSlice: Slice = { name: 'apps', routes: appRoutes };
