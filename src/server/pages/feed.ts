/** The feed of each language: its articles and products, newest first. */
import { hash } from 'node:crypto';
import { languages, type Language } from '#kit/pure/languages.ts';
import { matchesEtag } from '#kit/server/http/compress.ts';
import type { Host } from '#kit/server/slice.ts';
import { listProducts } from '#shop/catalog/lists/index.ts';
import { listArticles } from '#shop/content/index.ts';
import { readMarkets } from '#shop/markets/index.ts';
import { pathOf } from '#shop/settings/routes/index.ts';
import { isServed, readSettings } from '#shop/settings/index.ts';
import { feed, feedPath } from '#storefront/well-known/feed.ts';
import { localPath } from '#ui/page-view.tsx';
import type { FastifyInstance } from 'fastify';
import type { Pages } from './pages.ts';

// As many articles as products: a season's new products push no article out.
const lengthOfEach = 30;

/** Publishes `/feed.xml`, `/zh/feed.xml` and so on. A reader that sends back the `ETag` it knows gets 304 while nothing is new. */
export function publishFeeds(app: FastifyInstance, { host, pages }: { host: Host; pages: Pick<Pages, 'handle'> }): void {
  for (const lang of languages) {
    app.get(localPath({ lang }, feedPath), { schema: { hide: true } }, async (request, reply) => {
      if (!isServed((await readSettings(host.database.reader)).languages, lang)) return pages.handle(request, reply);
      const text = await feedOf(host, lang);
      const etag = `"${hash('sha1', text, 'base64url')}"`;
      void reply.headers({ 'cache-control': 'public, max-age=3600', etag });
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('application/rss+xml; charset=utf-8').send(text);
    });
  }
}

async function feedOf({ database: { reader }, config: { baseUrl }, now }: Host, lang: Language): Promise<string> {
  const [settings, { baseCurrency }] = await Promise.all([readSettings(reader), readMarkets(reader)]);
  const filter = { chosen: {}, sort: 'newest' as const, page: 1, size: lengthOfEach };
  const [products, articles] = await Promise.all([
    listProducts(reader, filter, { currency: baseCurrency, lang, facets: 'none' }),
    listArticles({ db: reader, lang, now }, { size: lengthOfEach }),
  ]);
  const entry = (page: 'product' | 'article', { title, summary, slug, publishedAt }: (typeof products.items)[number] | (typeof articles.items)[number]) => ({
    title,
    text: summary,
    path: pathOf(settings.routes, page, slug),
    at: publishedAt,
  });
  const entries = [...articles.items.map((item) => entry('article', item)), ...products.items.map((item) => entry('product', item))];
  const newest = entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return feed(newest, { settings, baseUrl, lang });
}
