/** Files at the root of the site: robots, site map, feed, manifest, icon. */
import { Readable } from 'node:stream';
import { isLanguage } from '#kit/pure/languages.ts';
import type { Host } from '#kit/server/slice.ts';
import { knownCurrency, readMarkets } from '#shop/markets/index.ts';
import { findPictures } from '#shop/media/index.ts';
import { isServed, readSettings } from '#shop/settings/index.ts';
import { pageNumber } from '#storefront/kinds/page-number.ts';
import { favicon, manifest, robotsText } from '#storefront/well-known/small-files.ts';
import { paymentMarkPicture } from '#storefront/well-known/payment-mark-pictures.ts';
import { productFeed } from '#storefront/well-known/product-feed.ts';
import { sitemapIndex, sitemapPart } from '#storefront/well-known/sitemap.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pictureUrl } from '#ui/picture-data.ts';
import { publishFeeds } from './feed.ts';
import type { Pages } from './pages.ts';

const iconWidth = 160;
const touchIconWidth = 320;
const xml = 'application/xml; charset=utf-8';

const hidden = { schema: { hide: true } };
const send = (reply: FastifyReply, type: string, body: string | Readable) => reply.header('cache-control', 'public, max-age=3600').type(type).send(body);

/** Publishes them. */
export function publishWellKnown(app: FastifyInstance, { host, pages }: { host: Host; pages: Pages }): void {
  const { reader } = host.database;
  const { baseUrl } = host.config;

  app.get('/robots.txt', hidden, async (_request, reply) => send(reply, 'text/plain; charset=utf-8', robotsText(await readSettings(reader), baseUrl)));
  publishIcons(app, { host, pages });
  app.get<{ Params: { file: string } }>('/payment-marks/:file', hidden, async (request, reply) => {
    const { file } = request.params;
    const picture = file.endsWith('.svg') ? paymentMarkPicture(file.slice(0, -4)) : null;
    if (picture === null) return pages.handle(request, reply);
    return reply.header('cache-control', 'public, max-age=604800').type('image/svg+xml; charset=utf-8').send(picture);
  });
  publishFeeds(app, { host, pages });
  app.get<{ Querystring: { lang?: unknown; currency?: unknown; page?: unknown } }>('/product-feed.xml', hidden, async (request, reply) => {
    const { query } = request;
    const { languages } = await readSettings(reader);
    const lang = typeof query.lang === 'string' && isLanguage(query.lang) && isServed(languages, query.lang) ? query.lang : languages.default;
    const currency = knownCurrency(await readMarkets(reader), [typeof query.currency === 'string' ? query.currency : undefined, languages.currencies[lang]]);
    const page = pageNumber(new URLSearchParams(typeof query.page === 'string' ? { page: query.page } : {}));
    const feed = await productFeed(reader, { lang, currency, baseUrl, page });
    return feed ? send(reply, xml, Readable.from(feed)) : pages.handle(request, reply);
  });
  app.get('/sitemap.xml', hidden, async (_request, reply) => send(reply, xml, await sitemapIndex(reader, { baseUrl, now: host.now() })));
  app.get<{ Params: { file: string } }>('/sitemap/:file', hidden, async (request, reply) => {
    const { file } = request.params;
    const part = file.endsWith('.xml') ? await sitemapPart(reader, file.slice(0, -4), { baseUrl, now: host.now() }) : null;
    return part ? send(reply, xml, Readable.from(part)) : pages.handle(request, reply);
  });
}

function publishIcons(app: FastifyInstance, { host, pages }: { host: Host; pages: Pages }): void {
  const { reader } = host.database;
  const iconOf = async ({ shop: { icon } }: Awaited<ReturnType<typeof readSettings>>) =>
    icon ? (await findPictures(reader, [icon], 'en')).get(icon) : undefined;
  const dressed = async () => ({ settings: await readSettings(reader), theme: (await pages.storefront.memory.theme()).theme });
  app.get('/manifest.webmanifest', hidden, async (_request, reply) => {
    const { settings, theme } = await dressed();
    return send(reply, 'application/manifest+json; charset=utf-8', manifest(settings, theme, await iconOf(settings)));
  });
  const led = (reply: FastifyReply, address: string) => reply.header('cache-control', 'public, max-age=3600').redirect(address, 302);
  for (const name of ['/favicon.svg', '/favicon.ico']) {
    app.get(name, hidden, async (_request, reply) => {
      const { settings, theme } = await dressed();
      const own = await iconOf(settings);
      return own ? led(reply, pictureUrl(own, iconWidth, 'webp')) : send(reply, 'image/svg+xml; charset=utf-8', favicon(settings, theme));
    });
  }
  // Where phones of Apple look for an icon that no page names.
  app.get('/apple-touch-icon.png', hidden, async (request, reply) => {
    const own = await iconOf(await readSettings(reader));
    return own ? led(reply, pictureUrl(own, touchIconWidth, 'jpg')) : pages.handle(request, reply);
  });
}
