/** Extensions as the shop stores them: their settings, and a schema of its own for each. What they contribute is the composition root's. */
import type { Slice } from '#kit/server/slice.ts';
import { extensionRoutes } from './admin-routes.ts';
import type { KnownExtension } from './manage-extensions.ts';

export { describeSettings } from './describe-settings.ts';
export type { KnownExtension } from './manage-extensions.ts';
export { extensionTag, readExtensionSettings } from './stored-settings.ts';
export { installExtension, listInstalled, openOwnDatabase, queuesOf, schemaOf, uninstallExtension } from './install-extension.ts';
export { asExtension, asShop, lockRecord } from './store.ts';

/** The slice as the process lists it; `known` answers the extensions of the process. */
export const extensionsSlice = ({ known }: { known: () => readonly KnownExtension[] }): Slice => ({
  name: 'extensions',
  routes: (api) => extensionRoutes(api, known),
});
