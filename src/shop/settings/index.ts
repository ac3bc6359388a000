/**
 * Settings: what the merchant configured (shop, theme, routes, menus), one row per group, read from
 * memory, which every process invalidates when a group changes. Themes themselves are files under `themes/`.
 */
import type { Slice } from '#kit/server/slice.ts';
import { settingsAdminRoutes } from './admin-routes.ts';

export { readSettings } from './read-settings.ts';
export { pagePath, pathOf, usualPagePath } from './addresses.ts';
export { isFixedAddress, reservedSegments } from './rules.ts';
export { fixedPages, userPages, type PageName } from './rules-pages.ts';
export { BadPattern, fillPattern, matchSegments, overlap, parsePattern } from './rules-pattern.ts';
export { buildRouteTable, findRule, formerAddress, RouteConflict, type RouteRule, type RouteTable } from './rules-table.ts';
export { changeMenu, readMenu } from './change-menu.ts';
export { writeSettings } from './write-settings.ts';
export type { ShopSettings, SettingsGroup, Theme, RouteSettings, MenuEntry } from './contract.ts';

/** The slice's operations. */
export const settingsSlice: Slice = { name: 'settings', routes: settingsAdminRoutes };
