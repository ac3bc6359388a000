/**
 * What a line of the audit log says: which sentence its action has, and which screen shows the record. An action is `<area>.<verb>`: it has
 * a sentence of its own (`backoffice_audit_did_<area>_<verb>`), or one of its verb with the name of its area (`backoffice_audit_do_<verb>`,
 * `backoffice_audit_kind_<area>`). `sentences.test.ts` finds actions that have none. Pure.
 */
import type { AuditLine } from '#shop/staff/contract.ts';

const asKey = (text: string): string => text.replaceAll(/[-.]/g, '_');

/** The texts of an action; `has` says whether there is one of that key. Null where nobody has written any. */
export function wordsOf(action: string, has: (key: string) => boolean): { sentence: string; kind?: string } | null {
  const own = `backoffice_audit_did_${asKey(action)}`;
  if (has(own)) return { sentence: own };
  const [area = '', verb = ''] = action.split('.');
  const words = { sentence: `backoffice_audit_do_${asKey(verb)}`, kind: `backoffice_audit_kind_${asKey(area)}` };
  return has(words.sentence) && has(words.kind) ? words : null;
}

type Change = { before: unknown; after: unknown };
/** The differences that a line holds, by path. */
export function changesOf({ detail }: Pick<AuditLine, 'detail'>): Record<string, Change> {
  const changes = detail['changes'];
  if (typeof changes !== 'object' || changes === null) return {};
  // Stock says by variant what there was and is.
  if (Array.isArray(changes)) return Object.fromEntries((changes as (Change & { sku: string })[]).map(({ sku, ...change }) => [`sku.${sku}`, change]));
  return changes as Record<string, Change>;
}

const price = /(?:^|\.)(?:price|prices|linePrice|linePrices|cost)(?:\.|$)/;

/** The action for display: a product with only new prices got other prices, one that was merely published is published. */
export function actionOf(line: Pick<AuditLine, 'action' | 'detail'>): string {
  const area = line.action.split('.')[0]!;
  if (!/\.(?:update|write)$/.test(line.action)) return line.action;
  const changes = Object.entries(changesOf(line));
  if (area === 'product' && changes.length > 0 && changes.every(([path]) => price.test(path))) return 'product.price';
  const [only, ...others] = changes;
  if (only?.[0] === 'published' && others.length === 0) return `${area}.${only[1].after === true ? 'publish' : 'hide'}`;
  return line.action;
}

/** Areas whose record has a screen: which one. */
const screens: Readonly<Record<string, string>> = {
  product: 'products/*',
  category: 'categories/*',
  tag: 'tags/*',
  brand: 'brands/*',
  collection: 'collections/*',
  sizeGuide: 'size-guides/*',
  videos: 'videos/*',
  pictures: 'media-library',
  stock: 'stock',
  article: 'articles/*',
  page: 'pages/*',
  entry: 'entries/*',
  'article-category': 'article-categories/*',
  'article-tag': 'article-tags/*',
  'inquiry-form': 'inquiry-forms/*',
  redirect: 'redirects/*',
  'missing-address': 'missing-addresses',
  menus: 'menus',
  templates: 'templates/*',
  promotion: 'promotions/*',
  coupon: 'coupons/*',
  newsletter: 'newsletter-issues/*',
  checkout: 'abandoned-checkouts',
  order: 'orders/*/show',
  draftOrder: 'draft-orders/*',
  return: 'returns/*/show',
  customer: 'customers/*/show',
  credits: 'customers/*/show',
  'gift-card': 'gift-cards/*/show',
  'customer-group': 'customer-groups/*',
  review: 'reviews/*/show',
  question: 'questions/*/show',
  comment: 'comments/*/show',
  'own-article': 'own-articles/*/show',
  inquiry: 'inquiries/*/show',
  feedback: 'feedback/*/show',
  settings: 'settings/*',
  language: 'languages/*',
  currency: 'currencies/*',
  market: 'markets/*',
  taxRate: 'tax-rates/*',
  shippingZone: 'shipping-zones/*',
  shippingMethod: 'shipping-methods/*',
  'mail-template': 'mail-templates/*',
  text: 'texts',
  paymentProvider: 'settings/payments',
  imports: 'imports',
  staff: 'staff/*',
  'api-key': 'api-keys/*',
  'publishable-key': 'publishable-keys/*',
  webhook: 'webhooks/*/show',
  extension: 'extensions/*',
};

// Where the subject is no record of the area's screen.
const elsewhere = new Set(['currency.rates', 'newsletter.test', 'newsletter.export', 'order.bulk', 'order.documents', 'product.bulk', 'staff.policy']);
const gone = /\.(?:delete|erase)$/;
const id = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** The screen of what a line is about, below `/backoffice`; null where there is none, or none any more. */
export function screenOf({ action, subject }: Pick<AuditLine, 'action' | 'subject'>): string | null {
  const area = action.split('.')[0]!;
  const screen = screens[area];
  if (screen === undefined || gone.test(action) || elsewhere.has(action)) return null;
  // A level of stock has no address by its SKU; the list finds it.
  if (area === 'stock') return `/stock?filter=${encodeURIComponent(JSON.stringify({ q: subject.split(' ')[0] }))}`;
  if (area === 'text') return `/texts?q=${encodeURIComponent(subject)}`;
  if (!screen.includes('*')) return `/${screen}`;
  // Drafts of orders are named by their numbers, which no address holds.
  if (subject === '' || (area === 'draftOrder' && !id.test(subject))) return null;
  return `/${screen.replace('*', encodeURIComponent(subject))}`;
}

/** Areas of the log as the list is narrowed by them: each with the beginnings of its actions. */
export const auditAreas = {
  orders: ['order', 'draftOrder', 'checkout'],
  return: ['return'],
  products: ['product', 'category', 'tag', 'brand', 'collection', 'sizeGuide', 'videos', 'pictures', 'stock', 'productField'],
  customers: ['customer', 'customer-group', 'credits', 'gift-card'],
  voices: ['review', 'question', 'comment', 'own-article', 'inquiry', 'feedback'],
  marketing: ['promotion', 'coupon', 'newsletter'],
  content: ['article', 'page', 'entry', 'article-category', 'article-tag', 'menus', 'redirect', 'missing-address', 'inquiry-form', 'templates', 'text'],
  settings: [
    'settings',
    'language',
    'currency',
    'market',
    'taxRate',
    'shippingZone',
    'shippingMethod',
    'mail-template',
    'shop',
    'demo',
    'paymentProvider',
    'extension',
    'extensionRecord',
  ],
  transfers: ['imports', 'exports'],
  staff: ['staff', 'api-key', 'publishable-key', 'app', 'webhook', 'view', 'preview'],
} as const;

/** One field of a line's differences as it is shown; `path` names it. Entries of a list are one field: what left it, and what came. */
export type ShownChange = { path: string; before: unknown; after: unknown };

/** The differences in the order in which they are shown. */
export function shownChanges(changes: Readonly<Record<string, Change>>): ShownChange[] {
  const shown = new Map<string, { path: string; before: unknown[]; after: unknown[]; isList: boolean }>();
  for (const [path, { before, after }] of Object.entries(changes)) {
    const list = /^(.*)\.\d+$/.exec(path)?.[1];
    const field = shown.get(list ?? path) ?? { path: list ?? path, before: [], after: [], isList: list !== undefined };
    if (before !== null) field.before.push(before);
    if (after !== null) field.after.push(after);
    shown.set(list ?? path, field);
  }
  return [...shown.values()].flatMap(({ path, before, after, isList }) => {
    if (!isList) return [{ path, before: before[0] ?? null, after: after[0] ?? null }];
    // What only moved within the list is no news.
    const [left, came] = [before.filter((one) => !after.includes(one)), after.filter((one) => !before.includes(one))];
    return left.length + came.length === 0 ? [] : [{ path, before: left, after: came }];
  });
}
