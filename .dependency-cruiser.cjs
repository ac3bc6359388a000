// Which folder may import which. One direction only: server -> storefront -> shop -> ui -> kit.
// Written for dependency-cruiser 17 (Node 20.12+) and 18 (Node 22+); same file, same result on both.

/** Each slice, and the slices whose index.ts it may call. A new edge is one reviewed line here. */
const mayCall = {
  settings: ['media', 'staff'],
  transfers: ['accounts', 'addresses', 'catalog', 'content', 'customers', 'newsletter', 'orders', 'staff', 'stock', 'translations'],
  translations: ['catalog', 'content', 'staff'],
  accounts: [],
  profile: ['accounts', 'addresses', 'credits', 'markets', 'media', 'orders', 'settings'],
  auth: ['accounts', 'addresses', 'cart', 'favorites', 'messages', 'notices', 'orders', 'profile', 'settings'],
  'social-login': ['accounts', 'auth', 'messages', 'profile', 'settings'],
  articles: ['accounts', 'content', 'media', 'messages', 'notices', 'profile', 'settings', 'staff'],
  security: ['accounts', 'auth', 'messages', 'settings'],
  customers: ['accounts', 'addresses', 'auth', 'credits', 'markets', 'orders', 'security', 'staff'],
  credits: ['accounts', 'markets', 'notices', 'settings', 'staff'],
  notices: ['accounts', 'messages', 'settings'],
  staff: [],
  'staff-access': ['auth', 'messages', 'staff'],
  media: ['accounts', 'staff'],
  'first-run': ['addresses', 'markets', 'settings', 'shipping', 'staff', 'staff-access'],
  markets: ['addresses', 'settings', 'staff'],
  catalog: ['media', 'markets', 'settings', 'shipping', 'staff', 'stock'],
  content: ['catalog', 'media', 'settings', 'staff'],
  search: ['catalog', 'content', 'media', 'settings', 'staff'],
  stock: ['staff'],
  favorites: ['accounts', 'catalog', 'content', 'markets', 'media', 'messages', 'notices', 'settings'],
  addresses: ['accounts'],
  shipping: ['addresses', 'markets', 'staff'],
  promotions: ['accounts', 'catalog', 'markets', 'media', 'staff'],
  cart: ['accounts', 'addresses', 'catalog', 'media', 'stock', 'markets', 'shipping', 'promotions'],
  payments: ['settings', 'staff'],
  orders: [
    'accounts',
    'addresses',
    'cart',
    'catalog',
    'credits',
    'media',
    'promotions',
    'stock',
    'payments',
    'messages',
    'markets',
    'notices',
    'settings',
    'shipping',
    'staff',
  ],
  withdrawals: ['markets', 'messages', 'orders', 'returns', 'settings'],
  documents: ['addresses', 'orders', 'settings', 'staff'],
  checkout: ['accounts', 'addresses', 'catalog', 'credits', 'media', 'cart', 'markets', 'shipping', 'promotions', 'payments', 'orders', 'stock', 'settings', 'messages', 'newsletter', 'staff'],
  'draft-orders': [
    'accounts',
    'addresses',
    'cart',
    'catalog',
    'checkout',
    'markets',
    'media',
    'orders',
    'payments',
    'promotions',
    'settings',
    'shipping',
    'staff',
    'stock',
  ],
  templates: ['media', 'settings', 'staff'],
  menus: ['catalog', 'content', 'media', 'settings', 'staff'],
  messages: ['settings', 'staff'],
  newsletter: ['accounts', 'catalog', 'markets', 'media', 'messages', 'promotions', 'settings', 'staff', 'templates'],
  inquiries: ['accounts', 'catalog', 'media', 'messages', 'staff'],
  feedback: ['accounts', 'messages', 'staff'],
  discussions: ['accounts', 'catalog', 'content', 'messages', 'settings', 'staff'],
  returns: ['accounts', 'catalog', 'markets', 'media', 'messages', 'notices', 'orders', 'settings', 'staff', 'stock'],
  'staff-search': ['catalog'],
  reports: ['catalog', 'markets', 'media', 'orders', 'payments', 'returns', 'search', 'settings', 'stock'],
  reviews: ['accounts', 'catalog', 'media', 'messages', 'newsletter', 'orders', 'settings', 'staff'],
  visitors: ['settings'],
  webhooks: ['messages', 'staff'],
  apps: ['staff', 'webhooks'],
};

const { existsSync, readdirSync } = require('node:fs');
const slices = existsSync('src/shop') ? readdirSync('src/shop', { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
for (const { name } of slices) {
  if (!mayCall[name]) throw new Error(`src/shop/${name} has no row in mayCall of .dependency-cruiser.cjs; say which slices it may call`);
}

const forbid = (name, comment, from, to, more = {}) => ({ name, comment, severity: 'error', from, to, ...more });
// Subjects that slices keep in folders of their own.
const shopFile = (names) => `^src/shop/[^/]+/(|[a-z-]+/)(${names})\\.ts$`;

module.exports = {
  forbidden: [
    forbid(
      'kit-knows-no-shop',
      'kit holds nothing a shopper would recognise',
      { path: '^src/kit/' },
      { path: '^src/(ui|shop|storefront|browser|server|backoffice)/' },
    ),
    forbid('kit-pure-is-pure', 'no database, no DOM', { path: '^src/kit/pure/' }, { path: '^src/kit/(server|browser)/' }),
    forbid(
      'ui-on-kit-only',
      'primitives get data by props',
      { path: '^src/ui/' },
      { path: '^src/(shop|storefront|browser|server|backoffice)/|^src/kit/server/' },
    ),
    forbid(
      'shop-below-storefront',
      'slices do not know the pages that use them',
      { path: '^src/shop/' },
      { path: '^src/(storefront|browser|server|backoffice)/' },
    ),
    forbid('storefront-below-server', 'pages do not know the process', { path: '^src/storefront/' }, { path: '^src/(browser|server|backoffice)/' }),
    forbid(
      'browser-below-server',
      'the client entry shares no code with the process or the back office',
      { path: '^src/browser/' },
      { path: '^src/(server|backoffice)/' },
    ),
    forbid(
      'backoffice-is-a-client',
      'it talks to /api/admin; of the slices it shares contracts only',
      { path: '^src/backoffice/' },
      { path: '^src/', pathNot: '^src/(backoffice|ui|generated/messages|kit/(browser|pure))/|^src/shop/[^/]+/contract\\.ts$' },
    ),
    forbid(
      'clock-at-the-root',
      'the process has one clock, made where it starts; everything else is told the time',
      { path: '^src/', pathNot: '^src/(server/open-shop|kit/server/ids)\\.ts$' },
      { path: '^src/kit/server/clock\\.ts$' },
    ),
    forbid(
      'schema-behind-tables',
      'the types of the whole database are cut to a slice in its tables.ts',
      { path: '^src/', pathNot: shopFile('tables') },
      { path: '^src/generated/tables\\.ts$' },
    ),
    forbid(
      'slice-public-face',
      'another slice is reached by its index.ts or that of one of its subjects (server), or by contract.ts (anywhere)',
      { path: '^src/shop/([^/]+)/' },
      { path: '^src/shop/([^/]+)/', pathNot: '^src/shop/$1/|^src/shop/[^/]+/(index|[a-z-]+/index|contract)\\.ts$' },
    ),
    forbid(
      'slice-public-face-for-pages',
      'storefront and server reach a slice by its index.ts, contract.ts, sections.ts (sections, their models and parts) or an island; the browser makes cards as the server does',
      { path: '^src/(storefront|server)/' },
      { path: '^src/shop/', pathNot: '^src/shop/[^/]+/(index|[a-z-]+/index|contract|sections)\\.ts$|/island\\.tsx$|^src/shop/catalog/sections/card-of\\.ts$' },
    ),
    forbid(
      'pure-slice-files',
      'contract, rules and states run in both places and in a bare unit test',
      { path: shopFile('contract|contract-[a-z]+|rules|rules-[a-z]+|states') },
      { path: '^src/', pathNot: `^src/(kit/pure|generated/messages)/|${shopFile('contract|contract-[a-z]+|rules|rules-[a-z]+|states')}` },
    ),
    forbid(
      'tables-behind-store',
      'SQL is written in store.ts (or store-<part>.ts) of a slice',
      { path: '^src/', pathNot: shopFile('store|store-[a-z]+') },
      { path: shopFile('tables') },
    ),
    forbid(
      'store-behind-use-cases',
      'routes and sections call use cases',
      { path: `${shopFile('routes')}|^src/shop/[^/]+/sections/` },
      { path: shopFile('store|store-[a-z]+') },
    ),
    forbid(
      'no-server-code-in-browser',
      'transitive: nothing an island or the browser entry can reach is server code',
      { path: '^src/(browser|backoffice)/|/island\\.tsx$' },
      { path: `^src/(kit/server|server)/|^src/storefront/(?!sections/)|/load\\.ts$|${shopFile('store|store-[a-z]+|tables|routes|index')}`, reachable: true },
    ),
    forbid('not-found', 'an import of a file that is not there', {}, { couldNotResolve: true, path: '^[#.]' }),
    forbid('product-knows-no-tests', 'what a shop runs imports nothing of test/', { path: '^src/' }, { path: '^test/' }),
    forbid('no-file-cycles', 'type imports count', {}, { circular: true }),
    forbid('no-slice-cycles', 'even when no single file is in a cycle', { path: '^src/shop/[^/]+$' }, { circular: true }, { scope: 'folder' }),
    ...Object.entries(mayCall).map(([slice, callees]) =>
      forbid(
        `edges-of-${slice}`,
        `${slice} may call: ${callees.join(', ') || 'no other slice'}`,
        { path: `^src/shop/${slice}/` },
        { path: '^src/shop/', pathNot: `^src/shop/(${[slice, ...callees].join('|')})/` },
      ),
    ),
  ],
  options: {
    tsPreCompilationDeps: true, // count type-only imports
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '\\.test\\.tsx?$' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
