/** Menus of the shop: what header and footer lead to. They are stored by the settings; here staff read and change them. */
import type { Slice } from '#kit/server/slice.ts';
import { menuAdminRoutes } from './admin-routes.ts';

/** The slice's operations. */
export const menusSlice: Slice = { name: 'menus', routes: menuAdminRoutes };
