/** Menus of the shop: what header and footer lead to. They are stored by the settings; here staff read and change them, and shoppers see them. */
import type { Slice } from '#kit/server/slice.ts';
import { menuAdminRoutes } from './admin-routes.ts';
import { menuRoutes } from './routes.ts';

export { readShownMenu } from './show-menu.ts';

/** The slice's operations. */
export const menusSlice: Slice = {
  name: 'menus',
  routes(api) {
    menuRoutes(api);
    menuAdminRoutes(api);
  },
};
