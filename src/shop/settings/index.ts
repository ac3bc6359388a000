/**
 * Settings: what the merchant configured (shop, theme, routes, menus), one row per group, read from
 * memory, which every process invalidates when a group changes. Themes themselves are files under `themes/`.
 */
import type { Slice } from '#kit/server/slice.ts';
import { settingsAdminRoutes } from './admin-routes.ts';

export { readSettings } from './read-settings.ts';
export { giftWrappingSku } from './store.ts';
export { readSettingsForStaff } from './read-settings-for-staff.ts';
export { isServed, offeredLanguages } from './rules-languages.ts';
export { updateSettings } from './update-settings.ts';
export { changeMenu, readMenu } from './change-menu.ts';
export { writeSettings } from './write-settings.ts';
export { beginSettings, type Beginning } from './begin-settings.ts';

/** The slice's operations. */
export const settingsSlice: Slice = { name: 'settings', routes: settingsAdminRoutes };
