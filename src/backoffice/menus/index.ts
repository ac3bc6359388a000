import { lazily, type Screen } from '../screen.ts';

/** What header and footer lead to. */
export const menuScreen: Screen = {
  kind: 'page',
  path: '/menus',
  group: 'shop',
  title: 'backoffice_menus',
  page: lazily(() => import('./menu-edit.tsx'), 'MenuEdit'),
  resource: 'menus',
  isForm: true,
};
