// Public pictures and films under the address of a content delivery network: wherever they are named, and nowhere that is private or stored.
import { globSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { mailHtml } from '#shop/newsletter/letter/sections/text.tsx';
import { linksOf } from '#shop/newsletter/letter/letter-view.ts';
import { publishSections } from '#shop/templates/index.ts';
import { toVideo } from '#shop/media/pictures/picture-data.ts';
import { setPicturesUrl } from '#ui/public-files/public-files.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { addPicture } from '#test/harness/catalog.ts';
import { sendPicture } from '#test/harness/pictures.ts';
import { bring, returnsOf } from '#test/harness/returns.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';

const cdn = 'https://cdn.example';
const baseUrl = 'http://localhost:3000';
let shop: TestApp;
let manager: Record<string, string>;
let picture: string;
let text: string;

beforeAll(async () => {
  shop = await createTestApp({ config: { picturesUrl: cdn } });
  const { database } = shop.host;
  await database.transaction(seedCommerce);
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  picture = await addPicture(shop, manager, '#305070');
  text = `<p>See</p><img src="/media/${picture}/1200.jpg" alt="Glaze" srcset="/media/${picture}/480.webp 480w, /media/${picture}/800.webp 800w">`;
  const [cup] = await insertTestProduct(database, { slug: 'cup', title: 'Cup', variants: [{ sku: 'CUP-1', price: 1800, onHand: 9 }] });
  await database.transaction(async (tx) => {
    const db = on(tx);
    await sql`insert into product_media (product_id, media_id, position) values (${cup!.productId}, ${picture}, 0)`.execute(db);
    await sql`update product set texts = jsonb_set(texts, '{en,description}', to_jsonb(${text}::text)) where id = ${cup!.productId}`.execute(db);
    await sql`with item as (insert into content_item (id, kind, slug, texts, published)
        values (gen_random_uuid(), 'article', 'kiln', ${JSON.stringify({ en: { title: 'The kiln', body: text } })}::jsonb, true) returning id)
      insert into content_media (item_id, media_id, position) select id, ${picture}, 0 from item`.execute(db);
  });
  const film = { section: 'video', settings: { picture, texts: { en: { title: 'At the kiln' } }, file: 'kiln.mp4', captions: 'kiln.vtt' } };
  await database.transaction((tx) => publishSections(tx, { name: 'promotion-list', sections: [film], now: shop.clock.now }));
  const { data, headers } = await shop.client().get('/api/admin/settings/shop', manager);
  const payload = { ...data, logo: picture, socialPicture: picture };
  await shop.client().send({ method: 'PUT', url: '/api/admin/settings/shop', payload, headers: { ...manager, 'if-match': headers['etag']! } });
});
afterAll(async () => {
  setPicturesUrl(undefined);
  await shop.close();
});

/** What stands before every path of a picture or film that a text names, each once. */
const originsIn = (answer: string): string[] => [...new Set([...answer.matchAll(/([^\s"'<>,=(]*)\/media\//g)].map(([, before]) => before!))];
const get = async (path: string) => (await shop.client().get(path)).text;

describe('pictures of a shop with a network', () => {
  it.each([
    '/product/cup',
    '/product/cup?request=route',
    '/article/kiln',
    '/',
    '/zh',
    '/search?q=cup',
    '/product-feed.xml',
    '/sitemap/product-1.xml',
    '/api/web/product/list',
  ])('are named there in all of %s', async (path) => {
    await expect.poll(async () => originsIn(await get(path))).toEqual([cdn]);
  });

  it('are preloaded, described and shown in texts from there', async () => {
    const page = await get('/product/cup');
    expect(page).toMatch(new RegExp(`<link rel="preload" as="image" type="image/avif" imagesrcset="${cdn}/media/`));
    expect(page).toMatch(new RegExp(`<meta property="og:image" content="${cdn}/media/${picture}/1200.jpg">`));
    expect(page).toMatch(new RegExp(`"image":\\["${cdn}/media/`));
    expect(page).toContain(`src="${cdn}/media/${picture}/1200.jpg" alt="Glaze" srcset="${cdn}/media/${picture}/480.webp 480w, ${cdn}/media/`);
    expect(page).toMatch(new RegExp(`<source type="image/avif" srcSet="${cdn}/media/${picture}/\\d+.avif`, 'i'));
  });

  it('may be loaded from there, and nothing but pictures and films', async () => {
    const policy = String((await shop.client().get('/')).headers['content-security-policy']);
    expect(policy.split('; ').filter((one) => one.includes(cdn))).toEqual([`img-src 'self' data: blob: ${cdn}`, `media-src 'self' ${cdn}`]);
    const staff = String((await shop.client().get('/backoffice')).headers['content-security-policy']);
    expect(staff.split('; ').filter((one) => one.includes(cdn))).toEqual([`img-src 'self' data: blob: ${cdn}`]);
    // Without these two a browser shows what another origin sends.
    const file = await shop.app.inject({ url: `/media/${picture}/320.webp` });
    expect([file.statusCode, file.headers['cross-origin-resource-policy']]).toEqual([200, undefined]);
    expect((await shop.client().get('/')).headers['cross-origin-embedder-policy']).toBeUndefined();
  });

  it('are named there in letters and players, and captions of films by the shop', async () => {
    const links = linksOf({ lang: 'en', baseUrl });
    expect(mailHtml(text, links)).toContain(`src="${cdn}/media/${picture}/1200.jpg"`);
    expect(['/a.jpg', `${cdn}/media/b.jpg`].map(links.file)).toEqual([`${baseUrl}/a.jpg`, `${cdn}/media/b.jpg`]);
    const video = toVideo({ id: picture, mime: 'video/mp4', texts: {}, poster: null }, 'en', '');
    expect(video.url).toBe(`${cdn}/media/${picture}/video.mp4`);
    const page = await get('/promotion');
    expect(page).toContain(`src="${cdn}/media/video/kiln.mp4"`);
    // A player takes captions from no other origin.
    expect(page).toContain('src="/media/video/kiln.vtt"');
  });

  it('are stored by their paths: another network later serves old orders and their returns too', async () => {
    const client = shop.client();
    await client.post('/api/web/cart/add', { sku: 'CUP-1', quantity: 1 });
    const { orderNo, orderToken } = (await submit(client, await fillCheckout(client))).data;
    const { rows } = await sql<{ orderId: string; picture: { url: string } }>`select order_id, picture from order_line`.execute(shop.kysely);
    expect(rows.map((row) => row.picture.url)).toEqual([`/media/${picture}/1200.jpg`]);
    const shown = await client.post('/api/web/order/detail', { orderNo, orderToken });
    const { orderId } = rows[0]!;
    await bring(shop, orderId, 'delivered');
    const { lineId } = shown.data.products[0];
    const its = returnsOf({ client, orderNo });
    const applied = await its.apply({ applyType: 'returnRefund', lines: [{ lineId, quantity: 1 }] });
    for (const { text: answer } of [shown, await its.detail(applied.data.returnNo)]) expect(answer).toContain(`"url":"${cdn}/media/${picture}/1200.jpg"`);
    expect((await client.get('/api/web/product/detail?slug=cup')).data.description).toContain(`src="/media/${picture}/1200.jpg"`);
  });
});

it('have addresses that nothing makes up by itself', () => {
  const makers = globSync('src/{kit,shop,storefront,server,ui}/**/*.{ts,tsx}').filter(
    (path) => !/\.test\.tsx?$/.test(path) && /\/media\/[\w/]*\$\{/.test(readFileSync(path, 'utf8')),
  );
  expect(makers.toSorted()).toEqual([
    // Texts on their way into the database, files for the next import, and what is the sender's own.
    'src/kit/server/clean-html.ts',
    'src/shop/articles/clean-article.ts',
    'src/shop/articles/sections/own-articles/editor/cover.tsx',
    'src/shop/catalog/import/own-pictures.ts',
    // Paths, which `publicAddress` gets.
    'src/shop/media/pictures/picture-data.ts',
    // SQL over stored texts.
    'src/shop/media/staff/store-uses.ts',
    'src/shop/profile/read-user.ts',
    // A film by `publicAddress`, its captions by the shop.
    'src/shop/templates/sections/video/section.tsx',
    'src/ui/picture-data.ts',
  ]);
});

describe('pictures that are not for everybody', () => {
  it('stay with the shop', async () => {
    const { url } = await sendPicture(shop.client(), { purpose: 'return' });
    expect(url).toMatch(/^\/api\/web\/upload\//);
    const answer = await shop.app.inject({ url });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  it('are cached for an hour once they are shown to everybody: they may be withdrawn', async () => {
    const shopper = await signedIn(shop);
    const { id } = await sendPicture(shop.client(), { purpose: 'review', token: shopper.token });
    await sql`update upload set attached_at = ${shop.clock.now}, shown_at = ${shop.clock.now} where id = ${id}`.execute(shop.kysely);
    const answer = await shop.app.inject({ url: `/media/${id}/320.webp` });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  });
});
