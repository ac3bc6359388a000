/** What search engines read, held against schema.org's own vocabulary; site maps and the product feed. */
import { Readable } from 'node:stream';
import { text as textOfStream } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isGtin } from '#storefront/gtin.ts';
import { productFeed } from '#storefront/well-known/product-feed.ts';
import { seedMarkets } from '#shop/markets/index.ts';
import { publishSections } from '#shop/templates/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { faultsOf } from '#test/harness/schema-org.ts';
import { sql } from 'kysely';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';

const asked = {
  en: { question: 'Is it safe in the oven </script>?', answer: '<p>Up to <strong>220 °C</strong>.</p>' },
  zh: { question: '能进烤箱吗？', answer: '<p>最高 220 °C。</p>' },
};
const unanswered = { en: { question: 'And in space?', answer: '' } };
const faq = { section: 'faq', settings: { texts: { en: { title: 'Questions' } }, items: [{ texts: asked }, { texts: unanswered }] } };

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  const { database } = shop.host;
  await database.transaction(seedMarkets);
  const [cup] = await insertTestProduct(database, {
    slug: 'cup',
    title: 'Cup "moss" </script>',
    variants: [
      { sku: 'CUP-S', price: 1800, onHand: 9 },
      { sku: 'CUP-L', price: 2400, onHand: 0 },
    ],
  });
  await insertTestProduct(database, { slug: 'bowl', title: 'Bowl', variants: [{ sku: 'BOWL', price: 3000, onHand: 2 }] });
  const ahead = { as: 'preorder', expectedOn: '2099-01-12' } as const;
  await insertTestProduct(database, { slug: 'chest', title: 'Chest', variants: [{ sku: 'CHEST', price: 6400, onHand: 0, ahead }] });
  await insertTestProduct(database, { slug: 'lamp', title: 'Lamp', variants: [{ sku: 'LAMP', onHand: 0, ahead: { ...ahead, as: 'backorder' } }] });
  await insertTestProduct(database, { slug: 'kiln-brick', title: 'Brick', variants: [{ sku: 'BRICK', onHand: 0, ahead: { ...ahead, limit: 0 } }] });
  const category = newId();
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(on(tx));
    await run(sql`update variant set line_price_amount = 2000, barcode = '4006381333931', weight_grams = 320, options = '{"size": "s"}' where sku = 'CUP-S'`);
    await run(sql`update variant set options = '{"size": "l"}' where sku = 'CUP-L'`);
    await run(sql`insert into product_option (product_id, key, position, texts, choices) values (${cup!.productId}, 'size', 0, '{"en": {"title": "Size"}}',
      '[{"key": "s", "texts": {"en": {"title": "Small"}}}, {"key": "l", "texts": {"en": {"title": "Large"}}}]')`);
    await run(sql`insert into review (id, product_id, author, stars, body, lang, state, created_at, updated_at)
      values (${newId()}, ${cup!.productId}, 'Ann <b>', 5, 'Good.', 'en', 'approved', ${shop.clock.now}, ${shop.clock.now})`);
    await run(sql`update product set brand = 'Aldermoor', rating_sum = 9, review_count = 2 where id = ${cup!.productId}`);
    await run(sql`insert into category (id, slug, texts) values (${category}, 'table', '{"en": {"title": "Table", "description": "<p>For the table</p>"}}')`);
    await run(sql`insert into product_category (product_id, category_id) values (${cup!.productId}, ${category})`);
    await run(
      sql`insert into content_item (id, kind, slug, texts, published) values (${newId()}, 'article', 'kiln', '{"en": {"title": "The kiln", "body": "<p>Hot</p>"}}', true)`,
    );
    for (const [type, slug, rootSlug] of [
      ['app', 'care', null],
      ['house', 'house', 'our-house'],
      ['house', 'nowhere', null],
    ])
      await run(
        sql`insert into content_item (id, kind, type, slug, root_slug, texts, published) values (${newId()}, 'entry', ${type}, ${slug}, ${rootSlug}, '{"en": {"title": "One"}, "zh": {"title": "一"}}', true)`,
      );
    await run(
      sql`insert into inquiry_form (id, slug, texts, fields, created_at, updated_at) values (${newId()}, 'quote', '{"en": {"title": "Quote"}}', '[]', ${shop.clock.now}, ${shop.clock.now})`,
    );
    const picture = newId();
    await run(sql`insert into media (id, width, height, mime) values (${picture}, 800, 800, 'image/jpeg')`);
    await run(sql`insert into product_media (product_id, media_id, position) values (${cup!.productId}, ${picture}, 0)`);
    await publishSections(tx, { name: 'promotion-list', sections: [faq], now: shop.clock.now });
  });
});
afterAll(() => shop.close());

const dataOf = async (path: string): Promise<Record<string, unknown>[]> => {
  const { text } = await shop.client().get(path);
  return [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((found) => JSON.parse(found[1]!) as Record<string, unknown>);
};
const typesAt = async (path: string) => (await dataOf(path)).map((one) => one['@type']);

describe('structured data', () => {
  test.each([
    ['/', ['Organization', 'WebSite']],
    ['/product/cup', ['ProductGroup', 'BreadcrumbList']],
    ['/zh/product/cup/CUP-L', ['ProductGroup', 'BreadcrumbList']],
    ['/product/bowl', ['Product', 'BreadcrumbList']],
    ['/product/chest', ['Product', 'BreadcrumbList']],
    ['/category/table', ['BreadcrumbList', 'CollectionPage']],
    ['/article/kiln', ['Article', 'BreadcrumbList']],
    ['/promotion', ['FAQPage']],
  ])('of %s is %j, and is what the vocabulary says', async (path, types) => {
    const found = await dataOf(path);
    expect(found.map((one) => one['@type'])).toEqual(types);
    expect(found.flatMap(faultsOf)).toEqual([]);
  });

  test('lists the variants of a group, what they vary in, and their offers', async () => {
    const [group] = await dataOf('/product/cup');
    expect(group).toMatchObject({
      name: 'Cup "moss" </script>',
      variesBy: ['https://schema.org/size'],
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
      review: [{ author: { name: 'Ann <b>' }, reviewRating: { ratingValue: 5 }, inLanguage: 'en' }],
      hasVariant: [
        { sku: 'CUP-S', size: 'Small', gtin: '4006381333931', offers: { price: '18.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' } },
        { sku: 'CUP-L', size: 'Large', offers: { availability: 'https://schema.org/OutOfStock', url: 'http://localhost:3000/product/cup/CUP-L' } },
      ],
    });
  });

  test.each([
    ['chest', 'PreOrder', 'Pre-order: expected to ship from January 12, 2099', 'Pre-order</button>'],
    ['lamp', 'BackOrder', 'Back in stock on January 12, 2099, order now', 'Order now</button>'],
  ])('and the page of a %s say that it is sold ahead of stock', async (slug, availability, said, button) => {
    const [product] = await dataOf(`/product/${slug}`);
    expect(product).toMatchObject({ offers: { availability: `https://schema.org/${availability}`, availabilityStarts: '2099-01-12' } });
    const { text } = await shop.client().get(`/product/${slug}`);
    expect(text).toContain(said);
    expect(text).toContain(button);
    expect(text).not.toContain('Tell me when it’s back');
  });

  test('a page says when what is sold out is back, where that is known', async () => {
    const { text } = await shop.client().get('/product/kiln-brick');
    expect(text).toContain('The next batch is due from January 12, 2099.');
    expect(text).toContain('Tell me when it’s back');
  });

  test.each(['en', 'zh'] as const)('marks up questions with their answers in %s, and leaves out what has no answer', async (lang) => {
    const found = await dataOf(lang === 'en' ? '/promotion' : '/zh/promotion');
    const page = found.find((one) => one['@type'] === 'FAQPage');
    const { question, answer } = asked[lang];
    expect(page).toMatchObject({ mainEntity: [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }] });
    expect(page!['mainEntity']).toHaveLength(1);
    expect(faultsOf(page!)).toEqual([]);
  });

  test('is rejected by the check when it is wrong', () => {
    const product = { '@context': 'https://schema.org', '@type': 'Product', name: 'x' };
    expect(faultsOf({ ...product, '@type': 'Produkt' })).toEqual(['/: no type "Produkt"']);
    expect(faultsOf({ ...product, titel: 'x' })).toEqual(['/titel: no such property']);
    expect(faultsOf({ ...product, priceCurrency: 'USD' })).toEqual(['/priceCurrency: not a property of Product']);
    expect(faultsOf({ ...product, offers: { '@type': 'Person' } })).toHaveLength(1);
    expect(faultsOf({ ...product, offers: { '@type': 'Offer', availability: 'https://schema.org/Somewhere' } })).toHaveLength(1);
    expect(faultsOf({ ...product, aggregateRating: { '@type': 'AggregateRating', reviewCount: 'many' } })).toHaveLength(1);
  });

  test('is none on pages that are not for search engines', async () => {
    expect(await typesAt('/search?q=cup')).toEqual([]);
    expect(await typesAt('/cart')).toEqual([]);
  });
});

describe('the product feed', () => {
  test('has one entry a variant, with price, sale price and stock', async () => {
    const { text, headers, status } = await shop.client().get('/product-feed.xml?currency=EUR&lang=zh');
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const entries = text.match(/<item>.*?<\/item>/gs) ?? [];
    expect(entries).toHaveLength(2);
    expect(entries[0]).toContain('<g:id>CUP-S</g:id>');
    expect(entries[0]).toContain('<g:gtin>4006381333931</g:gtin>');
    expect(entries[0]).toMatch(/<g:price>[\d.]+ EUR<\/g:price><g:sale_price>[\d.]+ EUR<\/g:sale_price>/);
    expect(entries[0]).toContain('<g:link>http://localhost:3000/zh/product/cup/CUP-S</g:link>');
    expect(entries[0]).toContain('<g:size>Small</g:size>');
    expect(entries[1]).toContain('<g:availability>out_of_stock</g:availability>');
  });

  test('ignores a language or currency that there is not', async () => {
    const { text } = await shop.client().get('/product-feed.xml?currency=XXX&lang=xx');
    expect(text).toContain(' USD</g:price>');
    expect(text).toContain('Cup &#34;moss&#34; &#60;/script&#62;');
  });

  test('has pages of so many products, each naming the next, that hold every product once', async () => {
    await sql`insert into product_media (product_id, media_id, position) select p.id, (select media_id from product_media limit 1), 0
      from product p where not exists (select from product_media where product_id = p.id)`.execute(shop.kysely);
    const view = { lang: 'en', currency: 'EUR', baseUrl: 'http://localhost:3000' };
    const textOf = async (page: number, size?: number) => {
      const feed = await productFeed(shop.host.database.reader, { ...view, page }, size);
      return feed && textOfStream(Readable.from(feed));
    };
    const skusIn = (text: string) => [...text.matchAll(/<g:id>([^<]+)<\/g:id>/g)].map(([, sku]) => sku);
    const pages: string[] = [];
    for (let text = await textOf(1, 1); text !== null; text = await textOf(pages.length + 1, 1)) pages.push(text);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from product where published`.execute(shop.kysely);
    expect(pages).toHaveLength(rows[0]!.count);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, text] of pages.entries()) {
      const next = `<atom:link rel="next" href="http://localhost:3000/product-feed.xml?lang=en&#38;currency=EUR&#38;page=${index + 2}"/>`;
      expect([index, text.includes(next), text.includes('rel="next"')]).toEqual([index, index + 1 < pages.length, index + 1 < pages.length]);
    }
    const all = (await shop.client().get('/product-feed.xml?page=1&lang=en&currency=EUR')).text;
    expect(all).not.toContain('rel="next"');
    expect(skusIn(all)).toEqual(expect.arrayContaining(['CUP-S', 'CUP-L', 'BOWL', 'LAMP']));
    expect(pages.flatMap(skusIn)).toEqual(skusIn(all));
    expect((await shop.client().get('/product-feed.xml?page=2')).status).toBe(404);
  });
});

test('the site map shows pictures, languages and the default', async () => {
  const { text } = await shop.client().get('/sitemap/product-1.xml');
  expect(text).toMatch(/<image:loc>http:\/\/localhost:3000\/media\/[\w-]+\/1200\.jpg<\/image:loc>/);
  const read = async (name: string) => (await shop.client().get(`/sitemap/${name}-1.xml`)).text;
  expect(await read('article')).toContain('<loc>http://localhost:3000/article/kiln</loc>');
  const pages = (await read('entry')) + (await read('pages'));
  for (const path of ['/app/care', '/zh/app/care', '/our-house', '/inquiry/quote', '/zh-HK/inquiry/quote'])
    expect(pages).toContain(`<loc>http://localhost:3000${path}</loc>`);
  expect(pages).not.toContain('/nowhere');
  expect((await shop.client().get('/sitemap/category-1.xml')).text).toContain('<loc>http://localhost:3000/category/table</loc>');
});

test('trade item numbers are checked by their last digit', () => {
  expect(['4006381333931', '96385074', '036000291452'].map(isGtin)).toEqual([true, true, true]);
  expect(['4006381333932', '123', '', 'abcdefgh'].map(isGtin)).toEqual([false, false, false, false]);
});
