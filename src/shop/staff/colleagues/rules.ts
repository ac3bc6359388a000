/** Records that people open in the back office: what reading them needs, and which actions of the audit log change them. Pure. */
import { hasRight, type StaffRight, type StaffRights } from '#kit/pure/staff-rights.ts';

type OpenRecord = {
  right: StaffRight | readonly StaffRight[];
  /** An action, or how all of an area begin; none where only presence is shown. */
  actions: readonly string[];
};

const open = (right: OpenRecord['right'], ...actions: readonly string[]): OpenRecord => ({ right, actions });

const records: Readonly<Record<string, OpenRecord>> = {
  products: open('read:catalog', 'product'),
  categories: open('read:catalog', 'category'),
  tags: open('read:catalog', 'tag'),
  brands: open('read:catalog', 'brand'),
  collections: open('read:catalog', 'collection'),
  'size-guides': open('read:catalog', 'sizeGuide'),
  'product-fields': open('read:catalog', 'productField'),
  videos: open(['write:catalog', 'write:content'], 'videos'),
  stock: open('read:prices'),
  orders: open('read:orders', 'order'),
  'draft-orders': open('read:orders', 'draftOrder'),
  returns: open('read:orders', 'return'),
  customers: open('read:customers', 'customer'),
  'gift-cards': open('read:customers', 'gift-card'),
  'customer-groups': open(['read:customers', 'read:marketing'], 'customer-group'),
  promotions: open('read:marketing', 'promotion'),
  coupons: open('read:marketing', 'coupon'),
  'newsletter-issues': open('write:marketing', 'newsletter'),
  articles: open('read:content', 'article'),
  pages: open('read:content', 'page'),
  entries: open('read:content', 'entry'),
  redirects: open('read:content', 'redirect'),
  'article-categories': open('read:content', 'article-category'),
  'article-tags': open('read:content', 'article-tag'),
  'inquiry-forms': open('write:content', 'inquiry-form'),
  templates: open('write:content', 'templates'),
  reviews: open('read:voices', 'review'),
  questions: open('read:voices', 'question'),
  comments: open('read:voices', 'comment'),
  'own-articles': open('write:content', 'own-article'),
  inquiries: open('read:voices', 'inquiry'),
  feedback: open('read:voices', 'feedback'),
  'shipping-zones': open('read:delivery', 'shippingZone'),
  'shipping-methods': open('read:delivery', 'shippingMethod'),
  'tax-rates': open('read:delivery', 'taxRate'),
  markets: open('read:delivery', 'market'),
  currencies: open('read:delivery', 'currency'),
  languages: open('read:settings', 'language'),
  'mail-templates': open('read:settings', 'mail-template'),
  settings: open('read:settings', 'settings'),
  'publishable-keys': open('read:settings', 'publishable-key'),
  'api-keys': open('read:settings', 'api-key'),
  apps: open('read:settings', 'app'),
  extensions: open('read:settings', 'extension'),
  webhooks: open('read:settings', 'webhook'),
  'webhook-deliveries': open('read:settings'),
  staff: open('read:staff', 'staff.create', 'staff.update', 'staff.profile', 'staff.remove-factors'),
};

/** Names of the resources whose records these are. */
export const openResources: readonly string[] = Object.keys(records);

/** The actions that change a record of this resource, for a caller who may read it; else null, and for an unknown resource. */
export function actionsReadableBy(rights: StaffRights, resource: string): readonly string[] | null {
  const record = Object.hasOwn(records, resource) ? records[resource]! : undefined;
  return record && hasRight(rights, record.right) ? record.actions : null;
}
