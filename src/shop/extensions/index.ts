/** Extensions as the shop stores them: their settings, and a schema of its own for each. What they contribute is the composition root's. */
export { extensionTag, parseLeniently, readExtensionSettings } from './stored-settings.ts';
export { installExtension, openOwnDatabase, queuesOf, schemaOf, uninstallExtension, type Installable } from './install-extension.ts';
export { asShop } from './store.ts';
