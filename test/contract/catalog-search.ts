/**
 * The contract of every `CatalogSearch` engine: lists and facets of a random catalogue compared with a naive count, and searches of a
 * small one held against what people mean. The catalogue is written by the shop itself; an engine with an index of its own brings it up to date in `refresh`.
 */
import { sql } from 'kysely';
import { on } from '#kit/server/database.ts';
import { statementTimeout } from '#kit/server/connections/statement-timeout.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import type { ProductQuery } from '#shop/catalog/search/catalog-search.ts';
import { inLongRun } from '#test/harness/long-run.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { holdLists } from './catalog-lists.ts';
import { find, run, writeLists, writeThings, writeWords, type EngineUnderTest, type Fixture } from './catalog-fixture.ts';

/** Holds an engine to the contract. */
export function holdCatalogSearch(name: string, open: (shop: TestApp) => Promise<EngineUnderTest> | EngineUnderTest): void {
  describe(`the catalogue in ${name}`, () => {
    const opened: { shop?: TestApp; engine?: EngineUnderTest } = {};
    const fixture: Fixture = {
      get shop() {
        return opened.shop!;
      },
      get engine() {
        return opened.engine!;
      },
      ids: new Map(),
      categoryId: newId(),
      collectionId: newId(),
      things: [],
    };
    beforeAll(async () => {
      opened.shop = await createTestApp();
      opened.engine = await open(opened.shop);
      await writeLists(fixture);
      await writeThings(fixture);
      await writeWords(fixture);
      await fixture.engine.refresh();
    }, 60_000);
    afterAll(() => fixture.shop.close());
    holdLists(fixture);
    holdSearches(fixture);
    holdSuggestions(fixture);
    holdLimits(fixture);
  });
}

// Searches

function holdSearches(fixture: Fixture): void {
  const synonyms = [
    ['mug', 'coffee cup'],
    ['bucket', 'pail'],
  ];
  const searchFor = (text: string, more: Partial<ProductQuery> = {}) => find(fixture, { search: { text, synonyms, lang: 'en' }, sort: 'relevance', ...more });
  const slugOf = (id: string) => [...fixture.ids].find(([, known]) => known === id)?.[0] ?? id;
  const slugsFor = async (text: string) => (await searchFor(text)).productIds.map(slugOf);

  it.each([
    ['a word of the title', 'teapot', 'teapot'],
    ['large letters', 'TEAPOT', 'teapot'],
    ['letters without their accents', 'cafe', 'cafe-cups'],
    ['accents', 'téapöt', 'teapot'],
    ['wide letters', 'ｔｅａｐｏｔ', 'teapot'],
    ['the beginning of a word', 'teap', 'teapot'],
    ['a plural', 'teapots', 'teapot'],
    ['a singular', 'café cup', 'cafe-cups'],
    ['several words in any order', 'teapot gorse', 'teapot'],
    ['a brand', 'wychwood', 'teapot'],
    ['a category', 'crockery', 'teapot'],
    ['a category in Chinese', '餐具', 'teapot'],
    ['a tag', 'handmade', 'cafe-cups'],
    ['a summary', 'zeppelin', 'garden-pail'],
    ['a specification', 'kapok', 'cushion'],
    ['Chinese', '茶壶', 'teapot'],
    ['Chinese with an ending', '咖啡杯子', 'cafe-cups'],
    ['Japanese', 'コーヒー', 'cafe-cups'],
    ['Thai', 'กาน้ำชา', 'teapot'],
    ['words that say nothing', 'the teapot of the', 'teapot'],
    ['a SKU', 'ab-77/X', 'coded'],
    ['a barcode', '4006381333931', 'coded'],
  ])('finds by %s', async (_what, text, slug) => {
    const found = await searchFor(text);
    expect([slugOf(found.productIds[0] ?? ''), found.correctedText]).toEqual([slug, null]);
  });

  it('puts what is called so before what only holds the word, however well that sells', async () =>
    expect(await slugsFor('zinc')).toEqual(['zinc-pail', 'garden-pail']));

  it('treats words of one group as synonyms, single words and several', async () => {
    expect((await slugsFor('bucket')).toSorted()).toEqual(['garden-pail', 'zinc-pail']);
    expect(await slugsFor('coffee cup')).toContain('mug');
  });

  it('meets every word', async () => {
    expect(await slugsFor('zinc garden')).toEqual(['garden-pail']);
    expect((await searchFor('zinc', { chosen: { 'opt.colour': ['ink'] } })).productIds).toEqual([]);
  });

  it.each(['cusion', 'cushoin', 'cushon'])('finds the nearest word for %s, and says so', async (text) => {
    const { productIds, correctedText, total } = await searchFor(text);
    expect([productIds.map(slugOf), correctedText, total]).toEqual([['cushion'], 'cushion', 1]);
  });

  it('finds matches of some words where nothing matches all', async () => {
    expect((await slugsFor('teapot zzqqxy'))[0]).toBe('teapot');
    expect((await slugsFor('cushion teapot')).toSorted()).toEqual(['cushion', 'teapot']);
  });

  it('narrows, counts and sorts what was found like any list', async () => {
    const { productIds, facets, total } = await searchFor('pail', { sort: 'sales' });
    expect([productIds.map(slugOf), total]).toEqual([['garden-pail', 'zinc-pail'], 2]);
    const counts = new Map(facets!.list.values.map(({ facet, value, count }) => [`${facet}=${value}`, count]));
    expect([facets!.list.total, counts.get('inStock=1'), counts.get('price=1000-1000')]).toEqual([2, 2, 2]);
    expect((await searchFor('pail', { sort: 'sales', page: 2, size: 1 })).productIds.map(slugOf)).toEqual(['zinc-pail']);
    expect(await searchFor('pail', { page: 9 })).toMatchObject({ productIds: [], total: 2, correctedText: null });
  });

  it('finds nothing for unknown text, and accepts any bytes as a query', async () => {
    for (const text of ['zzqqxy', '%', '\\', "'; drop table product; --", '👩‍👩‍👧', '_', '"', '*', "a' | 'b:*", '((', '!', '<->', ':*', '𠮷', 'x'.repeat(200)]) {
      const { productIds, total } = await searchFor(text);
      expect([text, productIds.length === total]).toEqual([text, true]);
    }
    expect(await searchFor('zzqqxy')).toMatchObject({ productIds: [], total: 0, isLowerBound: false, facets: null, correctedText: null });
  });
}

function holdSuggestions(fixture: Fixture): void {
  const suggest = async (text: string, size = 5) =>
    (await fixture.engine.search.suggest({ text, size, synonyms: [], lang: 'en' })).map((id) => [...fixture.ids].find(([, known]) => known === id)?.[0]);

  it('suggests what begins as was typed, titles first, no more than asked for', async () => {
    expect(await suggest('gor')).toEqual(['teapot']);
    expect(await suggest('zin')).toEqual(['zinc-pail', 'garden-pail']);
    expect(await suggest('zin', 1)).toEqual(['zinc-pail']);
    expect(await suggest('茶')).toEqual(['teapot']);
    expect(await suggest('draf')).toEqual([]);
    expect(await suggest('%')).toEqual([]);
  });
}

// Limits

function holdLimits(fixture: Fixture): void {
  const many = 10_050;

  it('knows at once what was changed, unpublished and deleted', async () => {
    const inStock = async () => (await find(fixture, { brand: 'wychwood', chosen: { inStock: ['1'] } })).productIds;
    expect(await inStock()).toEqual([fixture.ids.get('teapot')]);
    await run(fixture, sql`update stock_level set on_hand = 0 where variant_id in (select id from variant where product_id = ${fixture.ids.get('teapot')!})`);
    await fixture.engine.refresh();
    expect(await inStock()).toEqual([]);
    await run(fixture, sql`update product set published = false where id = ${fixture.ids.get('teapot')!}`);
    await fixture.engine.refresh();
    expect((await find(fixture, { brand: 'wychwood' })).productIds).toEqual([]);
    await run(fixture, sql`delete from product where id = ${fixture.ids.get('mug')!}`);
    await fixture.engine.refresh();
    expect((await find(fixture, { search: { text: 'brae', synonyms: [], lang: 'en' } })).productIds).toEqual([]);
  });

  it('does not count what nobody wants counted', async () => {
    const { facets, total } = await find(fixture, { scope: { categoryId: fixture.categoryId }, brand: 'loom', size: 1, wants: { facets: false, total: true } });
    expect([facets, total]).toEqual([null, fixture.things.filter((one) => one.published && one.isInside && one.brand === 'Loom').length]);
  });

  it.runIf(inLongRun)(
    'counts exactly up to 10,000 products, and says beyond that there are more',
    async () => {
      const loom = fixture.things.filter((one) => one.published && one.brand === 'Loom').length;
      // In one transaction: what a list knows of a product is brought up to date once, at its end.
      await fixture.shop.host.database.transaction(async (tx) => {
        // A busy machine may take longer over so many rows than a page may.
        await statementTimeout(tx, 0);
        const write = (statement: ReturnType<typeof sql>) => statement.execute(on(tx));
        await write(
          sql`insert into product (id, slug, texts, brand, price_amount) select gen_random_uuid(), 'many-' || n, '{"en":{"title":"Many"}}', 'Loom', 700 from generate_series(1, ${many}::int) n`,
        );
        await write(sql`insert into variant (id, product_id, sku, price_amount) select gen_random_uuid(), id, slug, 700 from product where slug like 'many-%'`);
        await write(sql`insert into stock_level (variant_id, on_hand) select id, 1 from variant where sku like 'many-%'`);
      });
      await run(fixture, sql`analyze product, variant, stock_level`);
      await fixture.engine.refresh();
      const known = { shopSize: 11_000, listSize: null };
      const over = await find(fixture, { brand: 'loom', known });
      expect([over.total, over.isLowerBound, over.productIds.length]).toEqual([10_000, true, 100]);
      const brandsIn = ({ facets }: typeof over) => facets!.list.values.filter(({ facet }) => facet === 'brand');
      expect(over.facets!.list.isLowerBound).toBe(true);
      expect(brandsIn(over)).toMatchObject([{ value: 'loom', count: 10_000 }]);
      await run(
        fixture,
        sql`update product set published = false where id in (select id from product where slug like 'many-%' order by slug limit ${many - 10_000 + loom})`,
      );
      await fixture.engine.refresh();
      const exact = await find(fixture, { brand: 'loom', known });
      expect([exact.total, exact.isLowerBound, brandsIn(exact)]).toMatchObject([
        10_000,
        false,
        [{ value: 'loom', title: { en: { title: 'Loom' } }, count: 10_000 }],
      ]);
      const last = await find(fixture, { brand: 'loom', known, page: 101 });
      expect([last.productIds, last.total]).toEqual([[], 10_000]);
    },
    60_000,
  );
}
