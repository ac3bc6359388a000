/** The catalogue that engines are held to the contract with: a random one, whose lists are counted by hand, and a small one to search in. The shop itself writes it. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { CatalogSearch, CurrencyPricing, ProductQuery } from '#shop/catalog/search/catalog-search.ts';
import { createProducts, ensureLists, fillCollections, type NewProduct } from '#shop/catalog/fill/index.ts';
import type { TestApp } from '#test/harness/app.ts';

/** An engine under test. `refresh` returns once everything that was committed before can be found. */
export type EngineUnderTest = { search: CatalogSearch; refresh(): Promise<void> };

/** Values of the options. */
export const colours = ['moss', 'ink', 'chalk'];
export const sizes = ['s', 'm', 'l'];
const brands = ['Kiln & Clay', 'Loom', ''];
/** Keys of brands. */
export const keyOf: Record<string, string> = { 'Kiln & Clay': 'kiln-clay', Loom: 'loom' };
/** Tags of the things. */
export const tags = ['gift', 'new'];
/** Values of a specification that lists can be narrowed by; some things have none. */
export const materials = ['oak', 'wool'];
const dayMs = 86_400_000;

/** A variant of a thing. */
export type Offer = { colour: string; size: string; price: number; euro: number | null; stock: number };
/** A product of the random catalogue. */
export type Thing = {
  id: string;
  brand: string;
  stars: number;
  materials: string[];
  sales: number;
  day: number;
  tags: string[];
  /** Tenths of what a custom field says, a number that lists can be narrowed by; null: nothing. */
  height: number | null;
  isInside: boolean;
  place: number | null;
  published: boolean;
  offers: Offer[];
};

const offer = fc.record({
  colour: fc.constantFrom(...colours),
  size: fc.constantFrom(...sizes),
  price: fc.integer({ min: 1, max: 9 }).map((price) => price * 495),
  euro: fc.option(
    fc.integer({ min: 1, max: 9 }).map((price) => price * 400),
    { freq: 2 },
  ),
  stock: fc.constantFrom(0, 5),
});
const thing = fc.record({
  brand: fc.constantFrom(...brands),
  stars: fc.integer({ min: 0, max: 5 }),
  sales: fc.integer({ min: 0, max: 9 }),
  tags: fc.subarray(tags),
  materials: fc.subarray(materials),
  height: fc.option(fc.integer({ min: -9, max: 40 }), { freq: 4 }),
  isInside: fc.boolean(),
  published: fc.integer({ min: 0, max: 9 }).map((one) => one > 0),
  offers: fc.array(offer, { minLength: 1, maxLength: 4 }),
});

const base: CurrencyPricing = { currency: 'USD', baseCurrency: 'USD', rate: '1', stepAmount: 1, hasOwnPrices: false };
/** The currencies that lists are asked for in. */
export const pricings = {
  base,
  converted: { ...base, currency: 'JPY', rate: '150.37', stepAmount: 10 },
  own: { ...base, currency: 'EUR', rate: '0.9', stepAmount: 5, hasOwnPrices: true },
};

/** A query that asks for everything. */
export const plain: ProductQuery = {
  scope: {},
  brand: null,
  search: null,
  chosen: {},
  specifications: ['material'],
  fields: ['height'],
  extensions: [],
  sort: 'sales',
  page: 1,
  size: 100,
  pricing: base,
  wants: { facets: true, total: true },
  known: { shopSize: 0, listSize: null },
};

/** The catalogue and the engine under test. */
export type Fixture = {
  readonly shop: TestApp;
  readonly engine: EngineUnderTest;
  /** Products to search for, by slug. */
  ids: Map<string, string>;
  categoryId: string;
  collectionId: string;
  things: Thing[];
};

/** Runs a statement past the shop. */
export const run = (fixture: Fixture, statement: ReturnType<typeof sql>) => statement.execute(on(fixture.shop.host.database.reader));
/** Asks the engine. */
export const find = (fixture: Fixture, query: Partial<ProductQuery>) => fixture.engine.search.find({ ...plain, ...query });

// What the catalogue holds

/** Categories, tags, a collection. */
export async function writeLists(fixture: Fixture): Promise<void> {
  await fixture.shop.host.database.transaction(async (tx) => {
    await ensureLists(tx, 'category', [
      { id: fixture.categoryId, slug: 'inside', texts: { en: { title: 'Inside' } }, position: 0 },
      { id: newId(), slug: 'words', texts: { en: { title: 'Crockery' }, zh: { title: '餐具' } }, position: 1 },
    ]);
    await ensureLists(tx, 'collection', [{ id: fixture.collectionId, slug: 'chosen', texts: { en: { title: 'Chosen' } }, position: 0 }]);
    await ensureLists(
      tx,
      'tag',
      [...tags, 'handmade'].map((slug) => ({ id: newId(), slug, texts: { en: { title: slug } }, position: 0 })),
    );
  });
}

const idOfList = async (fixture: Fixture, kind: 'category' | 'tag', slug: string) =>
  ((await run(fixture, sql`select id from ${sql.table(kind)} where slug = ${slug}`)).rows[0] as { id: string }).id;

/** The random catalogue. */
export async function writeThings(fixture: Fixture): Promise<void> {
  const things = fc.sample(thing, 40).map((one, index) => ({ ...one, id: '', day: index % 7, place: index % 3 === 0 ? 40 - index : null }));
  const tagIds = new Map(await Promise.all(tags.map(async (slug) => [slug, await idOfList(fixture, 'tag', slug)] as const)));
  const rows = things.map((one, index): NewProduct => ({
    ...newProduct(fixture, `thing-${index}`, { en: { title: `Thing ${index}` } }),
    brand: one.brand,
    published: one.published,
    publishedAt: new Date(fixture.shop.clock.now.getTime() - (one.day + 1) * dayMs),
    salesCount: one.sales,
    specifications: one.materials.map((value) => specificationOf('material', value)),
    options: optionsOf(),
    categoryIds: one.isInside ? [fixture.categoryId] : [],
    tagIds: one.tags.map((slug) => tagIds.get(slug)!),
    variants: one.offers.map((each, place) => ({
      ...newVariant(`THING-${index}-${place}`, each.price),
      options: { colour: each.colour, size: each.size },
      ...(each.euro !== null && { prices: { EUR: { price: each.euro, linePrice: null } } }),
      stock: { onHand: each.stock, policy: 'deny', tracked: true, ahead: null },
    })),
  }));
  await fixture.shop.host.database.transaction(async (tx) => {
    const ids = await createProducts(tx, rows);
    fixture.things = things.map((one, index) => ({ ...one, id: ids[index]! }));
    await fillCollections(
      tx,
      fixture.things.flatMap(({ id, place }) => (place === null ? [] : [{ collectionId: fixture.collectionId, productId: id, position: place }])),
    );
  });
  await run(
    fixture,
    sql`insert into product_field (id, key, kind, unit, texts, choices, show_on_page, as_facet, position, created_at, updated_at)
      values (${newId()}, 'height', 'number', 'cm', '{"en": {"title": "Height"}}', '[]', true, true, 1, ${fixture.shop.clock.now}, ${fixture.shop.clock.now})`,
  );
  for (const { id, height } of fixture.things)
    if (height !== null) await run(fixture, sql`update product set fields = jsonb_build_object('height', ${height}::numeric / 10) where id = ${id}`);
  for (const { id, stars } of fixture.things)
    await run(fixture, sql`update product set rating_sum = ${stars}, review_count = ${stars > 0 ? 1 : 0} where id = ${id}`);
}

const specificationOf = (key: string, value: string): NewProduct['specifications'][number] => ({
  key,
  value,
  texts: { en: { title: key.toUpperCase(), value: value.toUpperCase() }, zh: { title: '材料', value } },
});

/** The options of things. */
export const optionsOf = (): NewProduct['options'] => [
  {
    key: 'colour',
    texts: { en: { title: 'Colour' }, zh: { title: '颜色' } },
    choices: colours.map((key) => ({ key, texts: { en: { title: key.toUpperCase() } } })),
  },
  { key: 'size', texts: { en: { title: 'Size' } }, choices: sizes.map((key) => ({ key, texts: { en: { title: key.toUpperCase() } } })) },
];

function newProduct(fixture: Fixture, slug: string, texts: NewProduct['texts']): NewProduct {
  return {
    slug,
    texts,
    brand: '',
    productType: '',
    specifications: [],
    taxClass: 'standard',
    published: true,
    publishedAt: fixture.shop.clock.now,
    showSlideImage: true,
    showFavorite: true,
    showCart: true,
    salesCount: 0,
    options: [],
    mediaIds: [],
    categoryIds: [],
    tagIds: [],
    variants: [newVariant(`SKU-${slug}`, 1_000)],
  };
}

const newVariant = (sku: string, price: number): NewProduct['variants'][number] => ({
  sku,
  options: {},
  price,
  linePrice: null,
  weightGrams: 0,
  barcode: null,
  requiresShipping: true,
  taxable: true,
  mediaId: null,
  stock: { onHand: 5, policy: 'deny', tracked: true, ahead: null },
});

/** Products that people search for; each has a word of its own, so that nothing else of the catalogue is found by it. */
export async function writeWords(fixture: Fixture): Promise<void> {
  const crockery = await idOfList(fixture, 'category', 'words');
  const handmade = await idOfList(fixture, 'tag', 'handmade');
  const products: NewProduct[] = [
    { ...newProduct(fixture, 'zinc-pail', { en: { title: 'Zinc pail' }, zh: { title: '锌桶' } }), salesCount: 1 },
    { ...newProduct(fixture, 'garden-pail', { en: { title: 'Garden pail', summary: 'Made of zinc, like a zeppelin.' } }), salesCount: 5_000 },
    { ...newProduct(fixture, 'cafe-cups', { en: { title: 'Café cups' }, zh: { title: '咖啡杯' }, ja: { title: 'コーヒーカップ' } }), tagIds: [handmade] },
    {
      ...newProduct(fixture, 'teapot', { en: { title: 'Gorse teapot' }, zh: { title: '金雀花茶壶' }, th: { title: 'กาน้ำชา' } }),
      brand: 'Wychwood',
      categoryIds: [crockery],
    },
    {
      ...newProduct(fixture, 'cushion', { en: { title: 'Lull cushion' }, zh: { title: '靠垫' } }),
      specifications: [{ texts: { en: { title: 'Filling', value: 'Kapok' } } }],
    },
    {
      ...newProduct(fixture, 'coded', { en: { title: 'Coded thing' } }),
      variants: [{ ...newVariant('AB-77/x', 1_000), barcode: '4006381333931' }, newVariant('AB-78/x', 2_000)],
    },
    { ...newProduct(fixture, 'draft', { en: { title: 'Zinc draft' } }), published: false },
    {
      ...newProduct(fixture, 'mug', { en: { title: 'Brae mug' } }),
      options: optionsOf(),
      variants: [{ ...newVariant('MUG-1', 800), options: { colour: 'ink', size: 's' } }],
    },
  ];
  await fixture.shop.host.database.transaction(async (tx) => {
    const ids = await createProducts(tx, products);
    for (const [index, { slug }] of products.entries()) fixture.ids.set(slug, ids[index]!);
  });
}
