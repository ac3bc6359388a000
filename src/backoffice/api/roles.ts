/** What the back office shows by the user's rights. The server decides (its own test holds it); this hides what would be rejected. */
import { hasRight, type StaffArea, type StaffRight, type StaffRights } from '#kit/pure/staff-rights.ts';
import type { StaffRole } from '#shop/staff/contract.ts';
import { areaOfPart } from '../extensions/installed.ts';

/** A role of staff. */
export type Role = StaffRole;

// `edit` opens a form, which is only read by those who may not `write`.
const reading = ['list', 'show', 'edit', 'read'];

/** What reading and writing each resource needs, as the server's operations say; of several rights one is enough. */
type Needs = { read: readonly StaffRight[]; write: readonly StaffRight[] };
const area = (name: StaffArea): Needs => ({
  read: [`read:${name}`],
  write: [`write:${name}`],
});
const writersOnly = (...rights: readonly StaffRight[]): Needs => ({ read: rights, write: rights });

const needs: Record<string, Needs> = {
  products: { read: ['read:catalog'], write: ['write:catalog', 'write:prices'] },
  categories: area('catalog'),
  tags: area('catalog'),
  brands: area('catalog'),
  collections: area('catalog'),
  'size-guides': area('catalog'),
  'product-fields': area('catalog'),
  translations: { read: ['write:catalog', 'write:content'], write: ['write:catalog', 'write:content'] },
  texts: area('content'),
  videos: writersOnly('write:catalog', 'write:content'),
  stock: area('prices'),
  'stock-movements': area('prices'),
  orders: area('orders'),
  'draft-orders': area('orders'),
  returns: area('orders'),
  customers: area('customers'),
  'customer-groups': { read: ['read:customers', 'read:marketing'], write: ['write:customers'] },
  credits: { read: ['read:customers'], write: ['write:refunds'] },
  'gift-cards': { read: ['read:customers'], write: ['write:refunds'] },
  'gift-card-entries': { read: ['read:customers'], write: [] },
  promotions: area('marketing'),
  coupons: area('marketing'),
  articles: area('content'),
  pages: area('content'),
  entries: area('content'),
  redirects: area('content'),
  'missing-addresses': { read: ['read:content'], write: [] },
  'article-categories': area('content'),
  'article-tags': area('content'),
  'inquiry-forms': writersOnly('write:content'),
  searches: { read: ['read:reports'], write: [] },
  'settings/search': area('settings'),
  pictures: writersOnly('write:catalog', 'write:content'),
  imports: writersOnly('write:prices', 'write:customers', 'write:content'),
  menus: area('content'),
  'own-articles': writersOnly('write:content'),
  templates: writersOnly('write:content'),
  reviews: area('voices'),
  questions: area('voices'),
  comments: area('voices'),
  inquiries: area('voices'),
  feedback: area('voices'),
  'shipping-zones': area('delivery'),
  'shipping-methods': area('delivery'),
  'tax-rates': area('delivery'),
  markets: area('delivery'),
  currencies: area('delivery'),
  languages: area('settings'),
  'abandoned-checkouts': writersOnly('write:marketing'),
  subscribers: writersOnly('write:customers'),
  'newsletter-issues': writersOnly('write:marketing'),
  reports: area('reports'),
  staff: area('staff'),
  audit: area('staff'),
  'api-keys': area('settings'),
  'publishable-keys': area('settings'),
  apps: area('settings'),
  extensions: area('settings'),
  'mail-templates': area('settings'),
  'settings/api': area('settings'),
  'settings/maintenance': area('settings'),
  'settings/currencies': area('settings'),
  'settings/mails': area('settings'),
  webhooks: area('settings'),
  'webhook-deliveries': area('settings'),
  // As forms of settings ask; the names below are those of the menu.
  settings: area('settings'),
  'settings/routes': area('settings'),
  'settings/theme': area('settings'),
  'settings/shop': area('settings'),
  'settings/returns': area('settings'),
  'settings/payments': area('settings'),
  'settings/accounts': area('settings'),
  'settings/privacy': area('settings'),
  'settings/reviews': area('settings'),
  'payment-methods': { read: ['read:orders'], write: [] },
  'payment-providers': area('settings'),
};

/** Whether the user may do something with a resource; the own account and home are open to all. */
export function may(rights: StaffRights, { resource, action }: { resource: string; action: string }): boolean {
  if (resource === 'account' || resource === 'home') return true;
  const added = areaOfPart(resource);
  const wanted = added ? area(added) : needs[resource];
  return wanted !== undefined && hasRight(rights, reading.includes(action) ? wanted.read : wanted.write);
}
