// What lacks translations, texts beside each other, and files for translators.
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { countStatements } from '#test/harness/count-statements.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let manager: Record<string, string>;
let merchandiser: Record<string, string>;
const ids: Record<string, string> = {};
beforeAll(async () => {
  shop = await createTestApp();
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  merchandiser = { 'x-auth': await staffToken(shop, 'merchandiser') };
  const [cup] = await insertTestProduct(shop.host.database, { slug: 'cup', title: 'Cup', variants: [{}] });
  ids['cup'] = cup!.productId;
  await shop.run(
    sql`update product set texts = '{"en":{"title":"Cup","summary":"Small","description":"<p>Clay</p>"},"zh":{"title":"杯","slug":"bei"}}' where id = ${ids['cup']}`,
  );
  const post = async (path: string, body: object) => (await shop.client().post(`/api/admin/${path}`, body, manager)).data.id as string;
  ids['category'] = await post('categories', { texts: { en: { title: 'Cups' }, zh: { title: '杯子' }, 'zh-HK': { title: '杯' } } });
  ids['collection'] = await post('collections', { texts: { en: { title: 'Best' } }, products: ['cup'] });
  ids['page'] = await post('pages', { slug: 'about-us', texts: { en: { title: 'About us', body: '<p>We</p>' } }, published: true });
}, 60_000);
afterAll(() => shop.close());

const url = '/api/admin/translations';
const list = async (query: string, headers = manager) => shop.client().get(`${url}?${query}`, headers);
const get = (path: string, headers = manager) => shop.client().get(`${url}/${path}`, headers);
const put = async (path: string, texts: object, headers = manager) =>
  shop.client().send({ method: 'PUT', url: `${url}/${path}`, payload: { texts }, headers: { ...headers, 'if-match': (await get(path)).headers['etag'] } });
const namesOf = (answer: { data: { items: { title: string }[] } }) => answer.data.items.map(({ title }) => title);

describe('what is missing', () => {
  it('is counted by kind and language, and listed by kind', async () => {
    const { data } = await get('missing');
    const countOf = (kind: string) => data.items.find((item: { kind: string }) => item.kind === kind);
    expect(data.languages).toEqual(['zh', 'zh-HK']);
    expect([countOf('product'), countOf('category')]).toMatchObject([
      { total: 1, missing: { zh: 1, 'zh-HK': 1 } },
      { total: 1, missing: { zh: 0, 'zh-HK': 0 } },
    ]);
    expect((await list('kind=product')).data).toMatchObject({
      total: 1,
      items: [{ kind: 'product', id: ids['cup'], title: 'Cup', missing: { zh: 2, 'zh-HK': 3 } }],
    });
    expect(namesOf(await list('kind=category&missing=zh'))).toEqual([]);
    expect(namesOf(await list('kind=collection&missing=zh'))).toEqual(['Best']);
    expect(namesOf(await list(`filter=${encodeURIComponent('{"kind":"category","missing":"de"}')}`))).toEqual(['Cups']);
    expect(namesOf(await list('kind=category&q=杯'))).toEqual(['Cups']);
    expect((await list('kind=nothing')).status).toBe(400);
    const count = (size: number) => countStatements(shop.host.database, () => list(`kind=category&size=${size}`));
    await count(1);
    expect(await count(5)).toBe(await count(1));
  });

  it('is only for those who may read it', async () => {
    const support = { 'x-auth': await staffToken(shop, 'support') };
    expect((await put(`product/${ids['cup']}`, { zh: { title: 'x' } }, support)).status).toBe(403);
    expect((await get(`product/${ids['page']}`)).status).toBe(404);
    expect((await get('product/nothing')).status).toBe(404);
    const keys = (await get('missing', merchandiser)).data.items.map(({ kind }: { kind: string }) => kind);
    expect(keys).toContain('product');
  });
});

describe('a translation', () => {
  it('is written by the record’s own slice: cleaned, shown at once, the rest as it was', async () => {
    const path = `product/${ids['cup']}`;
    const read = await get(path);
    expect(read.data).toMatchObject({
      source: 'en',
      fields: expect.arrayContaining([{ field: 'description', html: true }]),
      texts: { en: { title: 'Cup', summary: 'Small', description: '<p>Clay</p>' }, zh: { title: '杯' } },
      missing: { zh: 2 },
    });
    const answer = await put(path, { zh: { summary: '小', description: '<p onclick="x()">陶</p>' } });
    expect(answer).toMatchObject({ code: 0, data: { texts: { zh: { title: '杯', summary: '小', description: '<p>陶</p>' } }, missing: { zh: 0 } } });
    expect((await put(path, answer.data.texts)).data).toEqual(answer.data);
    await vi.waitFor(async () => expect((await shop.client().get('/zh/product/bei')).text).toContain('<p>陶</p>'));
    const stale = await shop
      .client()
      .send({ method: 'PUT', url: `${url}/${path}`, payload: { texts: { zh: { title: '盏' } } }, headers: { ...manager, 'if-match': read.headers['etag']! } });
    expect([stale.status, (await shop.client().send({ method: 'PUT', url: `${url}/${path}`, payload: { texts: {} }, headers: manager })).status]).toEqual([
      412, 428,
    ]);
    expect(await put(path, { en: { title: '' }, zh: { title: '' } })).toMatchObject({ status: 400 });
    expect(await put(`collection/${ids['collection']}`, { zh: { title: '最佳' } })).toMatchObject({ code: 0, data: { texts: { zh: { title: '最佳' } } } });
    const collection = await shop.client().get(`/api/admin/collections/${ids['collection']}`, manager);
    expect(collection.data).toMatchObject({ products: ['cup'], texts: { en: { title: 'Best' } } });
    expect(await put(`page/${ids['page']}`, { zh: { title: '关于我们', body: '<p>我们</p>' } })).toMatchObject({ code: 0 });
    await vi.waitFor(async () => expect((await shop.client().get('/zh/page/about-us')).text).toContain('我们'));
    const { rows } = await shop.run(sql<{ action: string }>`select action from staff_action where subject = ${ids['page']} order by at`);
    expect(rows.map(({ action }) => action)).toEqual(['page.create', 'page.update']);
  });
});

describe('a file for translators', () => {
  const download = async (filter: object) =>
    parse((await shop.app.inject({ url: `/api/admin/exports/translations.csv?filter=${encodeURIComponent(JSON.stringify(filter))}`, headers: manager })).body, { bom: true, columns: true }) as Record<string, string>[]; // prettier-ignore
  const csv = (rows: readonly Record<string, string>[]) =>
    [
      'Kind,Id,Name,Field,Language,Source,Translation',
      ...rows.map((row) =>
        ['Kind', 'Id', 'Name', 'Field', 'Language', 'Source', 'Translation']
          .map((column) => JSON.stringify(row[column] ?? '').replaceAll('\\"', '""'))
          .join(','),
      ),
    ].join('\n');
  const send = async (file: string, dryRun: boolean) => {
    const boundary = 'parts-of-a-test';
    const fields = Object.entries({ kind: 'translations', dryRun: String(dryRun) }).map(
      ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const payload = `${fields.join('')}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n${file}\r\n--${boundary}--\r\n`;
    const headers = { ...manager, 'content-type': `multipart/form-data; boundary=${boundary}` };
    const answer = await shop.client().send({ method: 'POST', url: '/api/admin/imports', payload: Buffer.from(payload), headers });
    await runJobs(shop, { only: ['import.run'] });
    return (await shop.client().get(`/api/admin/imports/${answer.data.id}`, manager)).data;
  };

  it('has what is missing, is tried out, and brought in once; wrong rows are listed', async () => {
    const missing = await download({ kind: 'product', missing: 'zh-HK' });
    expect(missing.map(({ Field, Source, Translation }) => [Field, Source, Translation])).toEqual([
      ['title', 'Cup', ''],
      ['summary', 'Small', ''],
      ['description', '<p>Clay</p>', ''],
    ]);
    const filled = [
      ...missing.slice(0, 2).map((row) => ({ ...row, Translation: `港 ${row['Field']}` })),
      { ...missing[2]!, Translation: '' },
      { ...missing[0]!, Kind: 'planet', Translation: 'x' },
      { ...missing[0]!, Id: ids['page']!, Translation: 'x' },
      { ...missing[0]!, Field: 'slug', Translation: 'x' },
      { ...missing[0]!, Language: 'en', Translation: 'x' },
    ];
    const tried = await send(csv(filled), true);
    expect(tried).toMatchObject({
      state: 'done',
      updated: 1,
      unchanged: 0,
      failed: 4,
      errors: [
        { row: 5, field: 'kind' },
        { row: 6, field: 'id' },
        { row: 7, field: 'field' },
        { row: 8, field: 'language' },
      ],
    });
    expect((await get(`product/${ids['cup']}`)).data.texts['zh-HK']).toBeUndefined();
    expect(await send(csv(filled), false)).toMatchObject({ state: 'done', updated: 1, failed: 4 });
    expect((await get(`product/${ids['cup']}`)).data.texts['zh-HK']).toEqual({ title: '港 title', summary: '港 summary' });
    expect(await send(csv(filled.slice(0, 3)), false)).toMatchObject({ updated: 0, unchanged: 1, failed: 0 });
    const whole = await download({});
    expect(await send(csv(whole), false)).toMatchObject({ updated: 0, failed: 0 });
  });
});
