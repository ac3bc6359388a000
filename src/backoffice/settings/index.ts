import PaletteIcon from '@mui/icons-material/PaletteOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import KeyboardReturnIcon from '@mui/icons-material/KeyboardReturnOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { createElement } from 'react';
import type { Screen } from '../screen.ts';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { PaymentSettings } from './payment-settings.tsx';
import { ReturnSettings } from './return-settings.tsx';
import { RouteSettings } from './route-settings.tsx';
import { ShopSettings } from './shop-settings.tsx';
import { ThemeSettings } from './theme-settings.tsx';

/** Colours, fonts and corners of the shop. */
export const themeSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/theme',
  title: 'backoffice_theme',
  icon: PaletteIcon,
  element: createElement(ThemeSettings),
  resource: 'settings/theme',
};

/** Who runs the shop. */
export const shopSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/shop',
  title: 'backoffice_shop',
  icon: SettingsIcon,
  element: createElement(ShopSettings),
  resource: 'settings/shop',
};

/** Until when returns are taken, and where goods are sent back to. */
export const returnSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/returns',
  title: 'backoffice_return_settings',
  icon: KeyboardReturnIcon,
  element: createElement(ReturnSettings),
  resource: 'settings/returns',
};

/** Where bank transfers go, and where goods can be paid at the door. */
export const paymentSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/payments',
  title: 'backoffice_payment_settings',
  icon: PaymentsIcon,
  element: createElement(PaymentSettings),
  resource: 'settings/payments',
};

/** Where pages of the shop live. */
export const routeSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/routes',
  title: 'backoffice_routes',
  icon: LinkIcon,
  element: createElement(RouteSettings),
  resource: 'settings/routes',
};
