/** The screens of settings that the search finds by their names. Pure. */
import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import type { StaffRight } from '#kit/pure/staff-rights.ts';

type Words = (params: object, options: { locale: Locale }) => string;

const screens: readonly [path: string, right: StaffRight, words: Words][] = [
  ['/settings/shop', 'read:settings', m.backoffice_shop],
  ['/settings/theme', 'read:settings', m.backoffice_theme],
  ['/settings/payments', 'read:settings', m.backoffice_payment_settings],
  ['/settings/returns', 'read:settings', m.backoffice_return_settings],
  ['/settings/routes', 'read:settings', m.backoffice_routes],
  ['/shipping-zones', 'read:delivery', m.backoffice_name_shipping_zones],
  ['/tax-rates', 'read:delivery', m.backoffice_name_tax_rates],
  ['/markets', 'read:delivery', m.backoffice_name_markets],
  ['/menus', 'read:content', m.backoffice_menus],
  ['/redirects', 'read:content', m.backoffice_name_redirects],
  ['/mail-templates', 'read:settings', m.backoffice_name_mail_templates],
  ['/templates', 'write:content', m.backoffice_name_templates],
  ['/staff', 'read:staff', m.backoffice_name_staff],
  ['/apps', 'read:settings', m.backoffice_name_apps],
  ['/api-keys', 'read:settings', m.backoffice_name_api_keys],
  ['/webhooks', 'read:settings', m.backoffice_name_webhooks],
  ['/audit', 'read:staff', m.backoffice_name_audit],
];

/** Each with its address in the back office, the right that opens it and its name in a language. */
export const settingsScreens = (locale: Locale): { path: string; right: StaffRight; title: string }[] =>
  screens.map(([path, right, words]) => ({ path, right, title: words({}, { locale }).split(' |||| ').at(-1)! }));
