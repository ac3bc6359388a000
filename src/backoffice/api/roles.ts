/** What each role finds in the back office. The server's own table decides (its test holds it); this hides what would be refused. */

/** A role of staff. */
export type Role = 'owner' | 'manager' | 'support' | 'editor';

const reading = ['list', 'show', 'read'];

const readers: Record<string, readonly Role[]> = {
  products: ['manager', 'support', 'editor'],
  orders: ['manager', 'support'],
  returns: ['manager', 'support'],
  customers: ['manager', 'support'],
  'customer-groups': ['manager', 'support', 'editor'],
  stock: ['manager', 'support', 'editor'],
  'stock-movements': ['manager', 'support', 'editor'],
  promotions: ['manager', 'support', 'editor'],
  coupons: ['manager', 'support', 'editor'],
  articles: ['manager', 'support', 'editor'],
  pages: ['manager', 'support', 'editor'],
  entries: ['manager', 'support', 'editor'],
  redirects: ['manager', 'support', 'editor'],
  reviews: ['manager', 'support'],
  questions: ['manager', 'support'],
  'own-articles': ['manager', 'editor'],
  inquiries: ['manager', 'support'],
  feedback: ['manager', 'support'],
  'shipping-zones': ['manager', 'support'],
  'shipping-methods': ['manager', 'support'],
  'tax-rates': ['manager', 'support'],
  markets: ['manager', 'support'],
  subscribers: ['manager'],
  mails: ['manager', 'support', 'editor'],
  staff: [],
  audit: [],
  webhooks: ['manager'],
  'webhook-deliveries': ['manager'],
  templates: ['manager', 'editor'],
  'settings/theme': ['manager'],
  'settings/shop': ['manager'],
  'settings/returns': ['manager'],
  'settings/payments': ['manager'],
};

const writers: Record<string, readonly Role[]> = {
  ...readers,
  products: ['manager', 'editor'],
  customers: ['manager'],
  'customer-groups': ['manager'],
  stock: ['manager'],
  promotions: ['manager', 'editor'],
  coupons: ['manager', 'editor'],
  articles: ['manager', 'editor'],
  pages: ['manager', 'editor'],
  entries: ['manager', 'editor'],
  redirects: ['manager', 'editor'],
  'shipping-zones': ['manager'],
  'shipping-methods': ['manager'],
  'tax-rates': ['manager'],
  markets: ['manager'],
};

/** Whether a role may do something; owners may everything. */
export function may(role: Role, { resource, action }: { resource: string; action: string }): boolean {
  if (role === 'owner') return true;
  const allowed = reading.includes(action) ? readers[resource] : writers[resource];
  return allowed?.includes(role) ?? false;
}
