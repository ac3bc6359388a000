/** Files at the root of the site: robots, site map, feed, manifest, icon. */
import { Readable } from 'node:stream';
import { defaultLanguage, isLanguage } from '#kit/pure/languages.ts';
import type { Host } from '#kit/server/slice.ts';
import { listProducts } from '#shop/catalog/index.ts';
import { listArticles } from '#shop/content/index.ts';
import { knownCurrency, readMarkets } from '#shop/markets/index.ts';
import { readSettings } from '#shop/settings/index.ts';
import { pathOf } from '#storefront/kinds/addresses.ts';
import type { Storefront } from '#storefront/storefront.ts';
import { favicon, feed, manifest, robotsText } from '#storefront/well-known/small-files.ts';
import { productFeed } from '#storefront/well-known/product-feed.ts';
import { sitemapIndex, sitemapPart } from '#storefront/well-known/sitemap.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pages } from './pages.ts';

const xml = 'application/xml; charset=utf-8';
const feedLength = 30;

/** Publishes them. */
export function publishWellKnown(app: FastifyInstance, { host, pages, now }: { host: Host; pages: Pages & { storefront: Storefront }; now: () => Date }): void {
  const { reader } = host.database;
  const { baseUrl } = host.config;
  const hidden = { schema: { hide: true } };
  const send = (reply: FastifyReply, type: string, body: string | Readable) =>
    reply.header('cache-control', 'public, max-age=3600').header('x-content-type-options', 'nosniff').type(type).send(body);
  const dressed = async () => ({ settings: await readSettings(reader), theme: (await pages.storefront.theme()).theme });

  app.get('/robots.txt', hidden, async (_request, reply) => send(reply, 'text/plain; charset=utf-8', robotsText(await readSettings(reader), baseUrl)));
  app.get('/manifest.webmanifest', hidden, async (_request, reply) => {
    const { settings, theme } = await dressed();
    return send(reply, 'application/manifest+json; charset=utf-8', manifest(settings, theme));
  });
  for (const name of ['/favicon.svg', '/favicon.ico']) {
    app.get(name, hidden, async (_request, reply) => {
      const { settings, theme } = await dressed();
      return send(reply, 'image/svg+xml; charset=utf-8', favicon(settings, theme));
    });
  }
  // As many articles as products: a season's new products push no article out.
  app.get('/feed.xml', hidden, async (_request, reply) => {
    const [settings, { baseCurrency }] = await Promise.all([readSettings(reader), readMarkets(reader)]);
    const filter = { options: {}, sort: 'newest' as const, page: 1, size: feedLength };
    const [products, articles] = await Promise.all([
      listProducts(reader, filter, { currency: baseCurrency, lang: defaultLanguage, facets: 'none' }),
      listArticles({ db: reader, lang: defaultLanguage, now }, { size: feedLength }),
    ]);
    const entry = (page: 'product' | 'article', { title, summary, slug, publishedAt }: (typeof products.items)[number] | (typeof articles.items)[number]) => ({
      title,
      text: summary,
      path: pathOf(settings.routes, page, slug),
      at: publishedAt,
    });
    const entries = [...articles.items.map((item) => entry('article', item)), ...products.items.map((item) => entry('product', item))];
    const newest = entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
    return send(reply, 'application/rss+xml; charset=utf-8', feed(settings, baseUrl, newest));
  });
  app.get<{ Querystring: { lang?: unknown; currency?: unknown } }>('/product-feed.xml', hidden, async ({ query }, reply) => {
    const lang = typeof query.lang === 'string' && isLanguage(query.lang) ? query.lang : defaultLanguage;
    const currency = knownCurrency(await readMarkets(reader), [typeof query.currency === 'string' ? query.currency : undefined]);
    return send(reply, xml, Readable.from(productFeed(reader, { lang, currency, baseUrl })));
  });
  app.get('/sitemap.xml', hidden, async (_request, reply) => send(reply, xml, await sitemapIndex(reader, baseUrl)));
  app.get<{ Params: { file: string } }>('/sitemap/:file', hidden, async (request, reply) => {
    const { file } = request.params;
    const part = file.endsWith('.xml') ? await sitemapPart(reader, file.slice(0, -4), baseUrl) : null;
    return part ? send(reply, xml, Readable.from(part)) : pages.handle(request, reply);
  });
}
