/** Pages from memory are what they would be without one, whatever cookies, headers and queries came before; and so they are behind a shared cache. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { usualPageCache } from '#kit/server/host-config.ts';
import { seedMarkets } from '#shop/markets/index.ts';
import { createSecondNode, createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runsOf } from '#test/harness/long-run.ts';

let shop: TestApp;
let uncached: Awaited<ReturnType<typeof createSecondNode>>;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedMarkets);
  await insertTestProduct(shop.host.database, { slug: 'cup', title: 'Cup', variants: [{ sku: 'CUP-1', price: 1800, onHand: 9 }] });
  // Nothing is cached for any time.
  uncached = await createSecondNode(shop, { config: { pageCache: { ...usualPageCache, seconds: 0 } } });
});
afterAll(async () => {
  await uncached.close();
  await shop.close();
});
beforeEach(forgetPages);

/** Until both nodes have received the invalidation. */
async function forgetPages(): Promise<void> {
  const invalidated = [shop, uncached].map(({ host }) => new Promise<void>((done) => host.announcements.on('stale', () => done())));
  await shop.host.database.transaction((tx) => invalidateTags(tx, ['settings', 'markets']));
  await Promise.all(invalidated);
}

type Asked = { url: string; headers: Record<string, string> };
type Answer = { status: number; body: string; vary: string[]; control: string };

const currencies = ['EUR', 'JPY', 'USD', 'XXX', 'eur', 'EU%52', '"EUR"', ' EUR', 'EUR ', '', 'EURO', '%', '%0AEUR', 'EUR JPY'];
const cookie = fc
  .array(
    fc.tuple(
      fc.constantFrom('currency', 'currency ', ' currency', 'Currency', 'xcurrency', 'lang', ''),
      fc.constantFrom('=', ' = ', ''),
      fc.constantFrom(...currencies),
    ),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((all) => all.map((parts) => parts.join('')));
const asked: fc.Arbitrary<Asked> = fc
  .record({
    path: fc.constantFrom('/product/cup', '/product/cup', '/product/cup', '/zh/product/cup', '/nowhere', '/tag'),
    query: fc.array(
      fc.constantFrom(
        'currency=EUR',
        'currency=JPY',
        'currency=USD',
        'currency=XXX',
        'currency=',
        'utm=1',
        'hideHead=1',
        'request=route',
        'lang=zh',
        '%',
        'sku=EUR',
      ),
      { maxLength: 3 },
    ),
    cookies: fc.option(fc.tuple(cookie, fc.constantFrom('; ', ';', ' ;  ', ', ')), { nil: undefined }),
    currency: fc.option(fc.array(fc.constantFrom(...currencies.filter((name) => !name.includes('%0A'))), { minLength: 1, maxLength: 2 }), { nil: undefined }),
    language: fc.option(fc.constantFrom('zh', 'de,en;q=0.5', '*;q=x'), { nil: undefined }),
  })
  .map(({ path, query, cookies, currency, language }) => ({
    url: `${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: {
      ...(cookies ? { cookie: cookies[0].join(cookies[1]) } : {}),
      // A header that is repeated arrives joined.
      ...(currency ? { 'x-currency': currency.join(', ') } : {}),
      ...(language ? { 'accept-language': language } : {}),
    },
  }));

async function ask(app: FastifyInstance, { url, headers }: Asked): Promise<Answer> {
  const answer = await app.inject({ url, headers });
  const vary = String(answer.headers['vary'] ?? '')
    .split(', ')
    .map((name) => name.toLowerCase());
  return { status: answer.statusCode, body: answer.body, vary, control: String(answer.headers['cache-control']) };
}

/** A shared cache by the rules of RFC 9111: one answer for each address and each set of the headers that `Vary` names. */
function sharedCache(app: FastifyInstance) {
  const cached = new Map<string, { vary: string[]; headers: Record<string, string>; answer: Answer }[]>();
  return async (request: Asked): Promise<Answer> => {
    const found = cached.get(request.url)?.find(({ vary, headers }) => vary.every((name) => headers[name] === request.headers[name]));
    if (found) return found.answer;
    const answer = await ask(app, request);
    if (/public.*s-maxage=[1-9]/.test(answer.control))
      cached.set(request.url, [{ vary: answer.vary, headers: request.headers, answer }, ...(cached.get(request.url) ?? [])]);
    return answer;
  };
}

const inAnyOrder = fc.array(asked, { minLength: 2, maxLength: 8 });

it('is what it would be without memory: body, status and Vary', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc
      .asyncProperty(inAnyOrder, async (requests) => {
        for (const request of requests) {
          const fresh = await ask(uncached.app, request);
          // Twice: the first answer makes the fast way know the address.
          expect({ request, ...(await ask(shop.app, request)) }).toEqual({ request, ...fresh });
          expect({ request, ...(await ask(shop.app, request)) }).toEqual({ request, ...fresh });
        }
      })
      .afterEach(forgetPages),
    {
      numRuns: runsOf(40),
      examples: [
        [
          [
            { url: '/product/cup', headers: { cookie: 'currency =EUR' } },
            { url: '/product/cup', headers: {} },
          ],
        ],
        [
          [
            { url: '/product/cup?currency=EUR', headers: {} },
            { url: '/product/cup', headers: { cookie: 'currency=EUR' } },
          ],
        ],
        [
          [
            { url: '/product/cup', headers: { cookie: 'currency=EUR', 'x-currency': 'XXX' } },
            { url: '/product/cup', headers: { 'x-currency': 'XXX' } },
          ],
        ],
      ],
    },
  );
});

it('behind a shared cache shows nobody the currency of another', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc
      .asyncProperty(inAnyOrder, async (requests) => {
        const shared = sharedCache(shop.app);
        for (const request of requests) {
          const [seen, fresh] = [await shared(request), await ask(uncached.app, request)];
          expect({ request, body: seen.body }).toEqual({ request, body: fresh.body });
        }
      })
      .afterEach(forgetPages),
    {
      numRuns: runsOf(40),
      examples: [
        [
          [
            { url: '/product/cup?currency=EUR', headers: {} },
            { url: '/product/cup', headers: { cookie: 'currency=EUR' } },
            { url: '/product/cup', headers: {} },
          ],
        ],
      ],
    },
  );
});
