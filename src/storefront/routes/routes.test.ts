import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '#kit/pure/languages.ts';
import { routesSchema } from '#shop/settings/contract.ts';
import { BadPattern, matchSegments, overlap, parsePattern } from '#shop/settings/routes/rules-pattern.ts';
import { buildRouteTable, fillPattern, fixedPages, isFixedAddress, userPages } from '#shop/settings/routes/index.ts';
import { RouteConflict } from '#shop/settings/routes/rules-table.ts';
import { matchPath } from './match.ts';

const tableWith = (changes: object = {}) => buildRouteTable(routesSchema.parse(changes));
const table = tableWith();
const pageAt = (path: string, of = table) => {
  const { rule, lang, params } = matchPath(of, path);
  return { page: rule?.page ?? null, lang, params };
};

describe('every fixed address', () => {
  test.each([...fixedPages.map(([page, path]) => [page, path] as const), ...userPages.map(([page, path]) => [page, `/user/${path}`] as const)])(
    '%s',
    (page, path) => {
      const asked = path.replace(':slug', 'a-b').replace(':status', '404');
      expect(pageAt(asked).page).toBe(page);
      expect(pageAt(`/zh-HK${asked === '/' ? '' : asked}`)).toMatchObject({ page, lang: 'zh-HK' });
    },
  );

  test.each([
    ['/product/cup', 'product', { slug: 'cup' }],
    ['/product/cup/CUP-1', 'product-variant', { slug: 'cup', sku: 'CUP-1' }],
    ['/category/table', 'category', { slug: 'table' }],
    ['/article/a', 'article', { slug: 'a' }],
    ['/page/about', 'page', { slug: 'about' }],
    ['/collection/c', 'collection', { slug: 'c' }],
    ['/tag/new', 'tag', { slug: 'new' }],
    ['/journal', 'custom', {}],
    ['/app/map/x', 'app', { rest: 'map/x' }],
    ['/about-us', 'root', { slug: 'about-us' }],
    ['/checkout/thankyou', 'checkout-thankyou', {}],
    ['/product/%E6%9D%AF', 'product', { slug: '杯' }],
    ['/cart/', 'cart', {}],
  ])('%s', (path, page, params) => expect(pageAt(path)).toMatchObject({ page, params }));

  test.each(['/product', '/zh/zh', '/user', '/a/b', '//evil.example', '/cart//', '/%ZZ', '/%00', '/..', '/api', '/app'])('%s is nowhere', (path) =>
    expect(pageAt(path).page).toBeNull(),
  );

  test('a slash inside a part is no way to another page', () => expect(pageAt('/cart%2Fx')).toMatchObject({ page: 'root', params: { slug: 'cart/x' } }));

  test('the default language has no prefix, and answers with one', () => {
    expect(matchPath(table, '/en/cart')).toMatchObject({ lang: 'en', superfluousPrefix: true, path: '/cart' });
    for (const lang of languages) expect(matchPath(table, `/${lang}`)).toMatchObject({ lang, path: '/', rule: { page: 'home' } });
    expect(pageAt('/ZH').page).toBe('root');
  });
});

describe('configuration', () => {
  test('moves the user area and detail pages', () => {
    const moved = tableWith({ userBasePath: '/my/account/', product: '/p/:slug', article: '/journal/:slug', category: '/c-:slug', appPath: '/tools/*' });
    expect(pageAt('/my/account/order/X1', moved)).toMatchObject({ page: 'user-order-detail', params: { slug: 'X1' } });
    expect(pageAt('/p/cup/SKU', moved).page).toBe('product-variant');
    expect(pageAt('/c-table', moved)).toMatchObject({ page: 'category', params: { slug: 'table' } });
    expect(pageAt('/tools/x', moved).page).toBe('app');
    expect(pageAt('/user/order/X1', moved).page).toBeNull();
  });

  test('ranks literal before pattern before root before app', () => {
    const ranked = tableWith({ page: '/:slug', appPath: '/*' });
    expect(pageAt('/cart', ranked).page).toBe('cart');
    expect(pageAt('/about', ranked).page).toBe('page');
    expect(pageAt('/a/b/c', ranked).page).toBe('app');
    expect(pageAt('/about', tableWith({ appPath: '/*' })).page).toBe('root');
  });

  test.each([
    [{ article: '/words/:slug', page: '/words/:slug' }, /"\/words\/:slug" \(article\) and "\/words\/:slug" \(page\)/],
    [{ article: '/product/:slug/x' }, /article.*product-variant|product-variant.*article/],
    [{ customCategories: [{ type: 'lookbook', path: '/cart' }] }, /cart.*custom lookbook/],
    [{ tag: '/tag' }, /must hold ":slug" once/],
    [{ userBasePath: '/user' }, /must begin and end with a slash/],
    [{ appPath: '/app' }, /must end in/],
    [{ customCategories: [{ type: 'looks', path: '/zh' }] }, /custom looks.*"\/zh" \(language\)/],
    [{ product: '/media/:slug' }, /\(product\).*"\/media" \(server\)/],
  ])('rejects %j and names what is wrong', (changes, words) => {
    expect(() => tableWith(changes)).toThrow(words);
    expect(() => tableWith(changes)).toThrow(RouteConflict);
  });

  test('reserves the first segment of every page, and of what is no page, from the root', () => {
    for (const changes of [
      {},
      { userBasePath: '/my/account/', product: '/p/:slug', category: '/c-:slug', customCategories: [{ type: 'looks', path: '/looks' }] },
    ]) {
      const { rules, reserved } = tableWith(changes);
      const first = rules.flatMap(({ segments: [segment] }) => (segment?.kind === 'literal' ? [segment.text] : []));
      expect(first.filter((segment) => !reserved.has(segment))).toEqual([]);
      for (const segment of ['api', 'media', 'feed.xml', 'ws', ...languages]) expect([segment, reserved.has(segment)]).toEqual([segment, true]);
      for (const segment of ['about', 'spring', '']) expect([segment, reserved.has(segment)]).toEqual([segment, false]);
    }
  });

  test('has fixed pages where the settings say so', () => {
    const routes = routesSchema.parse({});
    const fixed = tableWith({}).rules.filter(({ segments, rank }) => rank === 'literal' && segments.every(({ kind }) => kind === 'literal'));
    expect(fixed.map(({ path }) => path).filter((path) => !isFixedAddress(routes, path))).toEqual([]);
    for (const path of ['/product/x', '/tag/x', '/article/x', '/journal/x', '/page/x', '/x'])
      expect([path, isFixedAddress(routes, path)]).toEqual([path, false]);
  });

  test('rejects unreadable patterns', () => expect(() => parsePattern('/a/*/b')).toThrow(BadPattern));
});

describe('patterns', () => {
  const literal = fc.constantFrom('a', 'b', 'ab');
  const segment = fc.oneof(
    literal,
    fc.constant(':x'),
    literal.map((prefix) => `${prefix}-:x`),
    literal.map((suffix) => `:x.${suffix}`),
  );
  const pattern = fc
    .tuple(fc.array(segment, { minLength: 1, maxLength: 3 }), fc.boolean())
    .map(([parts, rest]) => `/${[...parts, ...(rest ? ['*'] : [])].join('/')}`);
  const part = fc.constantFrom('a', 'b', 'ab', 'a-b', 'b.a', 'a-b.ab', 'c');

  test('two patterns that match one path overlap', () => {
    fc.assert(
      fc.property(pattern, pattern, fc.array(part, { minLength: 1, maxLength: 4 }), (one, other, parts) => {
        const both = matchSegments(parsePattern(one), parts) !== null && matchSegments(parsePattern(other), parts) !== null;
        expect(!both || overlap(parsePattern(one), parsePattern(other))).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });

  test('what is filled in is found again', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((slug) => slug.isWellFormed() && slug !== '.' && slug !== '..' && !/\p{Cc}/u.test(slug)),
        (slug) => {
          const path = fillPattern('/product/:slug', { slug });
          expect(matchPath(table, path)).toMatchObject({ params: { slug }, path });
        },
      ),
      { examples: [['*'], [':slug'], ['/*']] },
    );
  });

  test('any address at all has an answer', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(matchPath(table, `/${text}`).path).toMatch(/^\//);
      }),
    );
  });
});
