import PaletteIcon from '@mui/icons-material/PaletteOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import ConstructionIcon from '@mui/icons-material/ConstructionOutlined';
import KeyboardReturnIcon from '@mui/icons-material/KeyboardReturnOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { lazily, type Screen } from '../screen.ts';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';

/** Colours, fonts and corners of the shop. */
export const themeSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/theme',
  group: 'shop',
  title: 'backoffice_theme',
  icon: PaletteIcon,
  page: lazily(() => import('./theme-settings.tsx'), 'ThemeSettings'),
  resource: 'settings/theme',
};

/** Who runs the shop. */
export const shopSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/shop',
  group: 'settings',
  title: 'backoffice_shop',
  icon: SettingsIcon,
  page: lazily(() => import('./shop-settings.tsx'), 'ShopSettings'),
  resource: 'settings/shop',
};

/** The shop closed to visitors for a while. */
export const maintenanceSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/maintenance',
  group: 'settings',
  title: 'backoffice_maintenance',
  icon: ConstructionIcon,
  page: lazily(() => import('./maintenance-settings.tsx'), 'MaintenanceSettings'),
  resource: 'settings/maintenance',
};

/** Until when returns are taken, and where goods are sent back to. */
export const returnSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/returns',
  group: 'settings',
  title: 'backoffice_return_settings',
  icon: KeyboardReturnIcon,
  page: lazily(() => import('./return-settings.tsx'), 'ReturnSettings'),
  resource: 'settings/returns',
};

/** Where bank transfers go, and where goods can be paid at the door. */
export const paymentSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/payments',
  group: 'settings',
  title: 'backoffice_payment_settings',
  icon: PaymentsIcon,
  page: lazily(() => import('./payment-settings.tsx'), 'PaymentSettings'),
  resource: 'settings/payments',
};

/** From whom mails come, and what stands below them. */
export const mailSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/mails',
  group: 'settings',
  title: 'backoffice_mail_settings',
  icon: MailIcon,
  page: lazily(() => import('./mail-settings.tsx'), 'MailSettings'),
  resource: 'settings/mails',
};

/** Where pages of the shop live. */
export const routeSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/routes',
  group: 'shop',
  title: 'backoffice_routes',
  icon: LinkIcon,
  page: lazily(() => import('./route-settings.tsx'), 'RouteSettings'),
  resource: 'settings/routes',
};
