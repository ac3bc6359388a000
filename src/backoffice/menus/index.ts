import MenuIcon from '@mui/icons-material/MenuOpenOutlined';
import { createElement } from 'react';
import type { Screen } from '../screen.ts';
import { MenuEdit } from './menu-edit.tsx';

/** What header and footer lead to. */
export const menuScreen: Screen = {
  kind: 'page',
  path: '/menus',
  title: 'backoffice_menus',
  icon: MenuIcon,
  element: createElement(MenuEdit),
  resource: 'menus',
};
