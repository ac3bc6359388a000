import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { addPicture, seedLists } from '#test/harness/catalog.ts';
import { placeTestOrder } from '#test/harness/orders.ts';
import { staffToken } from '#test/harness/staff.ts';
import type { StaffProduct } from '../contract.ts';

let shop: TestApp;
let manager: Record<string, string>;
let pictures: string[];
beforeAll(async () => {
  shop = await createTestApp();
  await seedLists(shop);
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  pictures = [await addPicture(shop, manager, '#ff0000'), await addPicture(shop, manager, '#0000ff')];
}, 60_000);
afterAll(() => shop.close());

const url = '/api/admin/products';
const usd = (amount: number) => ({ amount, currency: 'USD' });
const create = (body: object) => shop.client().post(url, body, manager);
const plain = (title: string, more: object = {}) => ({ texts: { en: { title } }, published: true, variants: [{ price: usd(1_000), onHand: 5 }], ...more });
const make = async (title: string, more: object = {}) => {
  const answer = await create(plain(title, more));
  expect(answer).toMatchObject({ code: 0 });
  return answer.data as StaffProduct;
};
const read = async (id: string) => {
  const { data, headers } = await shop.client().get(`${url}/${id}`, manager);
  return { product: data as StaffProduct, etag: headers['etag']! };
};
const put = async (id: string, change: (product: StaffProduct) => object) => {
  const { product, etag } = await read(id);
  return shop.client().send({ method: 'PUT', url: `${url}/${id}`, payload: { ...product, ...change(product) }, headers: { ...manager, 'if-match': etag } });
};
const errorsOf = ({ status, data }: { status: number; data: { errors?: object } | null }) => [status, Object.keys(data?.errors ?? {})];
const detail = (slug: string) => shop.client().get(`/api/web/product/detail?slug=${slug}`);

const colour = {
  key: 'colour',
  texts: { en: { title: 'Colour' }, zh: { title: '颜色' } },
  choices: [
    { key: 'red', texts: { en: { title: 'Red' }, zh: { title: '红' } }, swatch: '#ff0000' },
    { key: 'blue', texts: { en: { title: 'Blue' } } },
  ],
};
const size = {
  key: 'size',
  texts: { en: { title: 'Size' } },
  choices: [
    { key: 's', texts: { en: { title: 'S' } } },
    { key: 'l', texts: { en: { title: 'L' } } },
  ],
};
const whole = () => ({
  texts: {
    en: { title: 'Enamel mug', summary: 'For camp', description: '<p onclick="x()">Hot</p>', seoTitle: 'Mug', seoDescription: 'A mug' },
    zh: { title: '搪瓷杯' },
  },
  brand: 'Kiln & Clay',
  published: true,
  showFavorite: false,
  taxClass: 'reduced',
  images: [{ id: pictures[0]!, alt: 'A red mug' }, { id: pictures[1]! }],
  options: [colour, size],
  variants: ['red', 'blue'].flatMap((of) =>
    ['s', 'l'].map((one) => ({
      sku: `MUG-${of}-${one}`,
      options: { colour: of, size: one },
      price: usd(1_900),
      linePrice: usd(2_400),
      prices: [{ currency: 'EUR', amount: 1_800 }],
      onHand: 7,
      policy: 'continue',
      weightGrams: 320,
      barcode: '4006381333931',
      imageId: of === 'red' ? pictures[0]! : pictures[1]!,
      cost: usd(700),
      hsCode: '7323.94',
      countryOfOrigin: 'PL',
      dimensions: { length: 120, width: 90, height: 100 },
    })),
  ),
  specifications: [{ key: 'material', texts: { en: { title: 'Material', value: 'Enamelled steel' } } }],
  categories: ['cups'],
  tags: ['gift'],
  collections: ['winter'],
});

describe('a new product', () => {
  it('is written with all that belongs to it, and read in the same shape', async () => {
    const answer = await create(whole());
    expect(answer).toMatchObject({ status: 200, code: 0 });
    const { product, etag } = await read(answer.data.id);
    expect(answer.headers['etag']).toBe(etag);
    expect(product).toEqual(answer.data);
    expect(product).toMatchObject({
      ...whole(),
      slug: 'enamel-mug',
      texts: { en: { title: 'Enamel mug', description: '<p>Hot</p>' }, zh: { title: '搪瓷杯' } },
      images: [{ id: pictures[0], alt: 'A red mug', alts: { en: 'A red mug' } }, { id: pictures[1] }],
      options: [
        {
          key: 'colour',
          choices: [
            { key: 'red', swatch: '#ff0000' },
            { key: 'blue', swatch: null },
          ],
        },
        { key: 'size' },
      ],
      variants: whole().variants.map(({ prices: _prices, ...variant }) => ({
        ...variant,
        prices: [{ currency: 'EUR', amount: 1_800, linePrice: null }],
        tracked: true,
        reserved: 0,
      })),
    });
    const { data } = await detail('enamel-mug');
    expect(data).toMatchObject({
      title: 'Enamel mug',
      brand: 'Kiln & Clay',
      showFavorite: false,
      images: [{ alt: 'A red mug' }, {}],
      categories: [{ slug: 'home' }, { slug: 'kitchen' }, { slug: 'cups' }],
      tags: [{ slug: 'gift' }],
      specifications: [{ title: 'Material', value: 'Enamelled steel' }],
    });
    expect(data.variants).toHaveLength(4);
    expect(JSON.stringify(data)).not.toMatch(/cost|hsCode|"700"/);
    for (const list of [
      'category=home',
      'category=cups',
      'tag=gift',
      'collection=winter',
      'brand=kiln-clay',
      'spec.material=enamelled-steel',
      'opt.colour=red',
    ])
      expect([list, (await shop.client().get(`/api/web/product/list?${list}`)).data.total]).toEqual([list, 1]);
  });

  it('needs no options, no SKU and no slug: those are made, each once', async () => {
    const slugs = [(await make('Plain cup')).slug, (await make('Plain cup')).slug, (await make('Plain cup')).slug];
    expect(slugs).toEqual(['plain-cup', 'plain-cup-2', 'plain-cup-3']);
    const { data } = await create(plain('Plain cup'));
    expect(data).toMatchObject({ slug: 'plain-cup-4', options: [], variants: [{ sku: 'plain-cup-4', options: {} }] });
    expect((await detail('plain-cup-4')).data.variants).toHaveLength(1);
    const many = await make('Socks', { options: [size], variants: ['s', 'l'].map((one) => ({ options: { size: one }, price: usd(500) })) });
    expect(many.variants.map(({ sku }) => sku)).toEqual(['socks-s', 'socks-l']);
    expect((await make('！！')).slug).toBe('product');
    expect((await make('茶杯')).slug).toBe('茶杯');
  });

  it('leaves a line in the audit log', async () => {
    const { id } = await make('Told of');
    const recorded = await shop.rows<{ action: string; detail: { changes: object[] } }>(sql`select action, detail from staff_action where subject = ${id}`);
    expect(recorded).toMatchObject([{ action: 'product.create', detail: { slug: 'told-of' } }]);
  });

  const ahead = (body: ReturnType<typeof whole>, given: object, more: object = {}) => ({ variants: [{ ...body.variants[0], ahead: given, ...more }] });
  it.each<[string, (body: ReturnType<typeof whole>) => object, number, string]>([
    [
      'a SKU that is taken',
      (body) => ({ variants: [body.variants[0], { ...body.variants[1], sku: 'TAKEN-1' }], options: [colour, size] }),
      409,
      'variants.1.sku',
    ],
    ['a SKU twice', (body) => ({ variants: [body.variants[0], { ...body.variants[1], sku: body.variants[0]!.sku }] }), 409, 'variants.1.sku'],
    ['a slug that is taken', () => ({ slug: 'taken' }), 409, 'slug'],
    ['an unknown category', () => ({ categories: ['cups', 'nowhere'] }), 400, 'categories'],
    ['an unknown tag', () => ({ tags: ['nothing'] }), 400, 'tags'],
    ['an unknown collection', () => ({ collections: ['nothing'] }), 400, 'collections'],
    ['a choice that is none', (body) => ({ variants: [{ ...body.variants[0], options: { colour: 'green', size: 's' } }] }), 400, 'variants.0.options.colour'],
    ['a choice that is missing', (body) => ({ variants: [{ ...body.variants[0], options: { colour: 'red' } }] }), 400, 'variants.0.options.size'],
    [
      'an option that is none',
      (body) => ({ variants: [{ ...body.variants[0], options: { colour: 'red', size: 's', form: 'x' } }] }),
      400,
      'variants.0.options.form',
    ],
    ['the same choices twice', (body) => ({ variants: [body.variants[0], { ...body.variants[0], sku: 'OTHER' }] }), 400, 'variants.1.options'],
    [
      'two variants without options',
      (body) => ({ options: [], variants: [0, 1].map((at) => ({ ...body.variants[at], options: {} })) }),
      400,
      'variants.1.options',
    ],
    ['an option twice', () => ({ options: [colour, size, colour] }), 400, 'options.2.key'],
    ['two options of one name', () => ({ options: [colour, { ...size, texts: colour.texts }] }), 400, 'options.1.texts'],
    ['two choices of one name', () => ({ options: [colour, { ...size, choices: [...size.choices, { ...size.choices[0]!, key: 's-2' }] }] }), 400, 'options.1.choices'],
    ['another currency', (body) => ({ variants: [{ ...body.variants[0], price: { amount: 1, currency: 'EUR' } }] }), 400, 'variants.0.price.currency'],
    ['no price', (body) => ({ variants: [{ ...body.variants[0], price: undefined }] }), 400, 'variants.0.price'],
    ['a price below zero', (body) => ({ variants: [{ ...body.variants[0], price: usd(-1) }] }), 400, 'variants.0.price.amount'],
    ['a struck price below zero', (body) => ({ variants: [{ ...body.variants[0], linePrice: usd(-1) }] }), 400, 'variants.0.linePrice.amount'],
    [
      'a price of its own in an unknown currency',
      (body) => ({ variants: [{ ...body.variants[0], prices: [{ currency: 'XXX', amount: 1 }] }] }),
      400,
      'variants.0.prices',
    ],
    ['stock as text', (body) => ({ variants: [{ ...body.variants[0], onHand: 'many' }] }), 400, 'variants.0.onHand'],
    ['stock below zero', (body) => ({ variants: [{ ...body.variants[0], onHand: -1 }] }), 400, 'variants.0.onHand'],
    ['a limit of waiting units below zero', (body) => ahead(body, { as: 'preorder', expectedOn: '2099-01-12', limit: -1 }), 400, 'variants.0.ahead.limit'],
    ['selling ahead without a day', (body) => ahead(body, { as: 'backorder' }), 400, 'variants.0.ahead.expectedOn'],
    ['selling ahead until a day that has passed', (body) => ahead(body, { as: 'backorder', expectedOn: '2001-01-12' }), 400, 'variants.0.ahead.expectedOn'],
    ['selling ahead what is not counted', (body) => ahead(body, { as: 'preorder', expectedOn: '2099-01-12' }, { tracked: false }), 400, 'variants.0.ahead'],
    ['an unknown tax class', () => ({ taxClass: 'luxury' }), 400, 'taxClass'],
    ['an unknown template', () => ({ template: 'product-nothing' }), 400, 'template'],
    [
      'an unknown picture',
      () => ({ images: [{ id: '0190b8a0-0000-7000-8000-000000000000' }], variants: whole().variants.map((one) => ({ ...one, imageId: null })) }),
      400,
      'images.0.id',
    ],
    ['a picture that is none', () => ({ images: [{ id: 'x' }], variants: whole().variants.map((one) => ({ ...one, imageId: null })) }), 400, 'images.0.id'],
    ['a variant’s picture that is not the product’s', () => ({ images: [{ id: pictures[1]! }] }), 400, 'variants.0.imageId'],
    ['an end before the beginning', () => ({ publishAt: '2030-01-02T00:00:00Z', unpublishAt: '2030-01-01T00:00:00Z' }), 400, 'unpublishAt'],
    ['an end that is past', () => ({ unpublishAt: '2001-01-01T00:00:00Z' }), 400, 'unpublishAt'],
    ['no title', () => ({ texts: { en: { title: ' ' } } }), 400, 'texts.en.title'],
    ['no variant', () => ({ variants: [] }), 400, 'variants'],
    ['a slug that is a way up', () => ({ slug: '..' }), 400, 'slug'],
    ['a country that is none', (body) => ({ variants: [{ ...body.variants[0], countryOfOrigin: 'Poland' }] }), 400, 'variants.0.countryOfOrigin'],
  ])('refuses %s', async (_, change, status, field) => {
    await create(plain('Taken', { slug: 'taken', variants: [{ sku: 'TAKEN-1', price: usd(1) }] }));
    const body = { ...whole(), variants: whole().variants.map((variant) => ({ ...variant, sku: `NEW-${variant.sku}` })) };
    const answer = await create({ ...body, ...change(body) });
    expect(answer).toMatchObject({ status, code: 40 });
    expect(errorsOf(answer)[1]).toContain(field);
    expect(await shop.rows(sql`select 1 from variant where sku like 'NEW-%'`)).toEqual([]);
  });

  it('begins with no less than no stock, and is told so', async () => {
    const { data } = await create(plain('Owed', { variants: [{ sku: 'NEW-OWED', price: usd(1), onHand: -3 }] }));
    expect(data.errors).toEqual({ 'variants.0.onHand': 'On hand must be at least 0' });
  });

  it('is made once by one key, and gets one of two same slugs in a race', async () => {
    const headers = { ...manager, 'idempotency-key': 'make-once' };
    const [one, again] = [await shop.client().post(url, plain('Once'), headers), await shop.client().post(url, plain('Once'), headers)];
    expect(again.data.id).toBe(one.data.id);
    const race = await Promise.all(['a', 'b', 'c', 'd'].map(() => create(plain('Race cup'))));
    expect(race.map(({ data }) => data.slug).toSorted()).toEqual(['race-cup', 'race-cup-2', 'race-cup-3', 'race-cup-4']);
    const given = await Promise.all(['a', 'b', 'c'].map(() => create(plain('Given', { slug: 'given-cup', variants: [{ sku: 'GIVEN', price: usd(1) }] }))));
    expect(given.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

describe('a product that is changed', () => {
  it('by the record as it was read stays as it is', async () => {
    const { data } = await create({ ...whole(), slug: 'same', variants: whole().variants.map((one) => ({ ...one, sku: `SAME-${one.sku}` })) });
    const { product, etag } = await read(data.id);
    expect((await put(data.id, () => ({}))).data).toEqual(product);
    expect((await read(data.id)).etag).toBe(etag);
  });

  it('leaves what an older body does not name', async () => {
    const made = await create({ ...whole(), slug: 'older', variants: whole().variants.map((one) => ({ ...one, sku: `OLDER-${one.sku}` })) });
    const { product, etag } = await read(made.data.id);
    const old = {
      slug: product.slug,
      texts: product.texts,
      brand: 'Other',
      published: true,
      showSlideImage: true,
      showFavorite: true,
      showCart: true,
      template: null,
      variants: product.variants.map(({ id, price, linePrice, prices, onHand, policy, tracked, weightGrams, barcode }) => {
        return { id, price, linePrice, prices, onHand, policy, tracked, weightGrams, barcode };
      }),
    };
    const answer = await shop.client().send({ method: 'PUT', url: `${url}/${product.id}`, payload: old, headers: { ...manager, 'if-match': etag } });
    expect(answer.data).toEqual({ ...product, brand: 'Other', showFavorite: true });
  });

  it('gets, loses, orders and renames options and variants; carts and orders keep what they have', async () => {
    const { id, variants } = await make('Changing', {
      options: [size],
      variants: ['s', 'l'].map((one) => ({ sku: `CH-${one}`, options: { size: one }, price: usd(900), onHand: 5 })),
    });
    const [small, large] = variants as [StaffProduct['variants'][0], StaffProduct['variants'][0]];
    const shopper = shop.client();
    await shopper.post('/api/web/cart/add', { sku: 'CH-s', quantity: 1 });
    const order = await placeTestOrder(shop, small, { quantity: 2, paymentMethodId: 'bankTransfer' });
    const unsent = await placeTestOrder(shop, small, { quantity: 1, paymentMethodId: 'cashOnDelivery' });
    const renamed = { ...size, texts: { en: { title: 'Width' } }, choices: [{ key: 'xl', texts: { en: { title: 'XL' } } }, size.choices[1]] };
    const changed = await put(id, () => ({
      options: [renamed],
      // The SKUs change places, too.
      variants: [
        { options: { size: 'xl' }, sku: 'CH-s', price: usd(1_500), onHand: 3 },
        { ...large, sku: 'CH-large', weightGrams: 7 },
      ].toReversed(),
    }));
    expect(changed).toMatchObject({ code: 0, data: { options: [{ texts: { en: { title: 'Width' } }, choices: [{ key: 'xl' }, { key: 'l' }] }] } });
    const now = changed.data.variants as StaffProduct['variants'];
    // The same SKU is the same variant.
    expect(now.map((one) => [one.id, one.sku, one.onHand, one.weightGrams])).toEqual([
      [large.id, 'CH-large', 5, 7],
      [small.id, 'CH-s', 3, 0],
    ]);
    const swapped = await put(id, ({ variants: [one, other] }) => ({
      variants: [
        { ...one, sku: other!.sku },
        { ...other, sku: one!.sku },
      ],
    }));
    expect(swapped.data.variants.map((one: { sku: string }) => one.sku)).toEqual(['CH-s', 'CH-large']);
    const removed = await put(id, (product) => ({ variants: product.variants.filter((one) => one.id !== small.id) }));
    expect(removed).toMatchObject({ code: 0, data: { variants: [{ id: large.id }] } });
    const { data: cart } = await shopper.post('/api/web/cart/get');
    expect(cart).toMatchObject({ lines: [], messages: [expect.stringContaining('Changing')] });
    expect((await shop.client().get(`/api/admin/orders/${order.orderId}`, manager)).text).toContain(`"sku":"${small.sku}"`);
    for (const [one, action, body] of [
      [order, 'cancel', { reason: 'Gone' }],
      [unsent, 'ship', {}],
    ] as const)
      expect(await shop.client().post(`/api/admin/orders/${one.orderId}/${action}`, body, manager)).toMatchObject({ code: 0 });
  });

  it('gets a new variant with its stock, and refuses a SKU of another product', async () => {
    const { id } = await make('Growing', { variants: [{ sku: 'GROW', price: usd(1) }] });
    await make('Other', { variants: [{ sku: 'NOT-YOURS', price: usd(1) }] });
    const grown = await put(id, ({ variants }) => ({
      options: [size],
      variants: [
        { ...variants[0], options: { size: 's' } },
        { options: { size: 'l' }, price: usd(2), onHand: 4 },
      ],
    }));
    expect(grown).toMatchObject({ code: 0, data: { variants: [{ sku: 'GROW' }, { sku: 'growing-l', onHand: 4 }] } });
    expect((await detail('growing')).data).toMatchObject({
      options: [{ key: 'size' }],
      variants: [{ options: { size: 's' } }, { options: { size: 'l' }, available: 4 }],
    });
    const taken = await put(id, ({ variants }) => ({ variants: [variants[0], { ...variants[1], sku: 'NOT-YOURS' }] }));
    expect(errorsOf(taken)).toEqual([409, ['variants.1.sku']]);
    expect(errorsOf(await put(id, () => ({ slug: 'other' })))).toEqual([409, ['slug']]);
    const shrunk = await put(id, ({ variants }) => ({ options: [], variants: [{ ...variants[0], options: {} }] }));
    expect(shrunk).toMatchObject({ code: 0, data: { options: [], variants: [{ sku: 'GROW', options: {} }] } });
  });

  it('gets other pictures, in another order and with other alternative texts', async () => {
    const { id } = await make('Pictured', { images: [{ id: pictures[0]! }, { id: pictures[1]! }], variants: [{ price: usd(1), imageId: pictures[0]! }] });
    const turned = await put(id, ({ images: [one, other] }) => ({
      images: [
        { ...other, alt: 'Blue' },
        { ...one, alts: { en: 'Red', zh: '红' } },
      ],
    }));
    expect(turned.data.images).toMatchObject([
      { id: pictures[1], alt: 'Blue' },
      { id: pictures[0], alt: 'Red', alts: { en: 'Red', zh: '红' } },
    ]);
    expect((await shop.client().get('/api/web/product/detail?slug=pictured')).data.images.map((image: { id: string }) => image.id)).toEqual([
      pictures[1],
      pictures[0],
    ]);
    const fewer = await put(id, ({ images }) => ({ images: [images[0]] }));
    expect(fewer.data).toMatchObject({ images: [{ id: pictures[1] }], variants: [{ imageId: null }] });
  });

  it('moves between categories, tags and collections', async () => {
    const { id } = await make('Moving', { categories: ['cups'], tags: ['gift'], collections: ['winter'] });
    const moved = await put(id, () => ({
      categories: ['garden', 'kitchen'],
      tags: ['sale'],
      collections: ['summer', 'winter'],
      taxClass: 'zero',
      specifications: [],
    }));
    expect(moved.data).toMatchObject({ categories: ['garden', 'kitchen'], tags: ['sale'], collections: ['summer', 'winter'], taxClass: 'zero' });
    const total = async (list: string) => (await shop.client().get(`/api/web/product/list?${list}&q=moving`)).data.total;
    expect([
      await total('category=cups'),
      await total('category=home'),
      await total('category=garden'),
      await total('tag=gift'),
      await total('tag=sale'),
    ]).toEqual([0, 1, 1, 0, 1]);
    expect(errorsOf(await put(id, () => ({ categories: ['nowhere'], taxClass: 'nothing' })))).toEqual([400, ['categories', 'taxClass']]);
  });
});

describe('what stands beside a product', () => {
  const guides = async () =>
    (
      await shop.rows(
        sql<{ id: string }>`insert into size_guide (id, texts, columns, rows) values (gen_random_uuid(), '{"en":{"title":"Hats"}}', '[]', '[]') returning id`,
      )
    )[0]!.id;
  const videoIds = async (count: number) =>
    (
      await shop.rows(
        sql<{
          id: string;
        }>`insert into video (id, sha256, mime, byte_count, texts) select gen_random_uuid(), 'x' || n, 'video/mp4', 1, '{}' from generate_series(1, ${count}::int) n returning id`,
      )
    ).map(({ id }) => id);

  it('is written and read as it was: size guide, videos and related products in order, which its page shows first', async () => {
    const [one, other] = [await make('Beside one'), await make('Beside other')];
    const sizeGuide = await guides();
    const videos = await videoIds(2);
    const made = await make('Has much beside', { sizeGuide, videos, related: [other.slug, one.slug] });
    expect(made).toMatchObject({
      sizeGuide,
      videos: videos.map((id) => ({ id })),
      related: [other.slug, one.slug],
      relatedItems: [{ title: 'Beside other' }, { title: 'Beside one' }],
    });
    expect((await detail(made.slug)).data).toMatchObject({ sizeGuide: { title: 'Hats' }, videos: [{ id: videos[0] }, { id: videos[1] }] });
    const page = (await shop.client().get(`/product/${made.slug}`)).text;
    expect(page.indexOf('Beside other')).toBeGreaterThan(0);
    expect(page.indexOf('Beside other')).toBeLessThan(page.indexOf('Beside one'));
    expect(await put(made.id, () => ({}))).toMatchObject({ code: 0, data: { related: [other.slug, one.slug] } });
    expect(await put(made.id, () => ({ related: [one.slug], videos: [videos[1]], sizeGuide: null }))).toMatchObject({
      code: 0,
      data: { related: [one.slug], videos: [{ id: videos[1] }], sizeGuide: null },
    });
    await expect.poll(async () => (await shop.client().get(`/product/${made.slug}`)).text).not.toContain('Beside other');
    const copy = (await shop.client().post(`${url}/${made.id}/duplicate`, {}, manager)).data;
    expect(copy).toMatchObject({ related: [one.slug], videos: [{ id: videos[1] }] });
  });

  it('has to be there', async () => {
    const made = await make('Lonely');
    const wrong: [object, string][] = [
      [{ sizeGuide: 'none' }, 'sizeGuide'],
      [{ sizeGuide: made.id }, 'sizeGuide'],
      [{ videos: [made.id] }, 'videos.0'],
      [{ related: ['nowhere'] }, 'related'],
      [{ related: [made.slug] }, 'related'],
    ];
    for (const [change, field] of wrong) expect([field, errorsOf(await put(made.id, () => change))]).toEqual([field, [400, [field]]]);
  });
});

it('a product is not given a template that is not there; one that was withdrawn since may stay', async () => {
  const made = await make('Templated');
  expect(errorsOf(await put(made.id, () => ({ template: 'product-nothing' })))).toEqual([400, ['template']]);
  await shop.rows(sql`update product set template = 'product-withdrawn' where id = ${made.id}`);
  expect(await put(made.id, () => ({ brand: 'Other' }))).toMatchObject({ code: 0, data: { template: 'product-withdrawn', brand: 'Other' } });
});
