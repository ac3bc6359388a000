import { lazily, type Screen } from '../screen.ts';

/** Colours, fonts and corners of the shop. */
export const themeSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/theme',
  group: 'shop',
  title: 'backoffice_theme',
  page: lazily(() => import('./theme-settings.tsx'), 'ThemeSettings'),
  resource: 'settings/theme',
  isForm: true,
};

/** The company behind the shop. */
export const shopSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/shop',
  group: 'settings',
  title: 'backoffice_shop',
  page: lazily(() => import('./shop-settings.tsx'), 'ShopSettings'),
  resource: 'settings/shop',
  isForm: true,
};

/** The shop closed to visitors for a while. */
export const maintenanceSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/maintenance',
  group: 'settings',
  title: 'backoffice_maintenance',
  page: lazily(() => import('./maintenance-settings.tsx'), 'MaintenanceSettings'),
  resource: 'settings/maintenance',
  isForm: true,
};

/** Until when returns are taken, and where goods are sent back to. */
export const returnSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/returns',
  group: 'settings',
  title: 'backoffice_return_settings',
  page: lazily(() => import('./return-settings.tsx'), 'ReturnSettings'),
  resource: 'settings/returns',
  isForm: true,
};

/** Payment providers, where bank transfers go, and where goods can be paid at the door. */
export const paymentSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/payments',
  group: 'settings',
  title: 'backoffice_payment_settings',
  page: lazily(() => import('./payment-settings.tsx'), 'PaymentSettings'),
  resource: 'settings/payments',
  isForm: true,
};

/** The sender of mails, and their footer. */
export const mailSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/mails',
  group: 'settings',
  title: 'backoffice_mail_settings',
  page: lazily(() => import('./mail-settings.tsx'), 'MailSettings'),
  resource: 'settings/mails',
  isForm: true,
};

/** Which other sites may call the shopper API. */
export const apiSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/api',
  group: 'settings',
  title: 'backoffice_api_settings',
  page: lazily(() => import('./api-settings.tsx'), 'ApiSettings'),
  resource: 'settings/api',
  isForm: true,
};

/** Where pages of the shop live. */
export const routeSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/routes',
  group: 'shop',
  title: 'backoffice_routes',
  page: lazily(() => import('./route-settings.tsx'), 'RouteSettings'),
  resource: 'settings/routes',
  isForm: true,
};

/** What shoppers are asked for when they make an account. */
export const accountSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/accounts',
  group: 'settings',
  title: 'backoffice_accounts',
  page: lazily(() => import('./account-settings.tsx'), 'AccountSettings'),
  resource: 'settings/accounts',
  isForm: true,
};

/** Whether visitors are asked before they are counted, and how long data is stored. */
export const privacySettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/privacy',
  group: 'settings',
  title: 'backoffice_privacy',
  page: lazily(() => import('./privacy-settings.tsx'), 'PrivacySettings'),
  resource: 'settings/privacy',
  isForm: true,
};

/** Which reviews wait to be looked at. */
export const reviewSettingsScreen: Screen = {
  kind: 'page',
  path: '/settings/reviews',
  group: 'settings',
  title: 'backoffice_review_settings',
  page: lazily(() => import('./review-settings.tsx'), 'ReviewSettings'),
  resource: 'settings/reviews',
  isForm: true,
};
