// The media library: pictures taken in, found, changed, replaced and deleted by staff.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '#test/harness/count-statements.ts';
import { createTestApp, type ApiAnswer, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let editor: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  editor = { 'x-auth': await staffToken(shop, 'editor') };
});
afterAll(() => shop.close());

const url = '/api/admin/pictures';
let shade = 0;
/** A picture that no other test has. */
const photo = async (width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: (shade += 1), g: 90, b: 70 } } })
    .png()
    .toBuffer();
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers: object = {}) =>
  shop.client().send({ method, url: path, ...(payload ? { payload } : {}), headers: { ...editor, ...headers } });
const add = async (more: object = {}): Promise<ApiAnswer> => send('POST', url, { file: (await photo()).toString('base64'), ...more });
const etagOf = async (id: string) => (await send('GET', `${url}/${id}`)).headers['etag']!;
const query = (text: string) => sql.raw(text).execute(shop.kysely);

function inParts(fields: Record<string, string>, file: { name: string; bytes: Buffer } | null) {
  const boundary = 'parts-of-a-test';
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file)
    parts.push(
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: image/png\r\n\r\n`),
      file.bytes,
      Buffer.from('\r\n'),
    );
  const payload = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { payload, headers: { ...editor, 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
const sendParts = (path: string, ...parts: Parameters<typeof inParts>) => shop.client().send({ method: 'POST', url: path, ...inParts(...parts) });

describe('pictures taken in', () => {
  it('come as parts or as JSON, with alternative texts by language and a focal point', async () => {
    const bytes = await photo();
    const made = await sendParts(url, { alt: '{"en":"A mossy stone","zh":"苔石"}', focalPoint: '{"x":0.25,"y":0.8}' }, { name: 'moss stone.png', bytes });
    expect(made).toMatchObject({
      code: 0,
      data: {
        name: 'moss stone.png',
        alt: { en: 'A mossy stone', zh: '苔石' },
        focalPoint: { x: 0.25, y: 0.8 },
        width: 60,
        height: 40,
        bytes: bytes.length,
        uses: 0,
        usedIn: [],
      },
    });
    expect((await sendParts(url, { 'alt[en]': 'One', 'alt.zh': '二' }, { name: 'b.png', bytes: await photo() })).data.alt).toEqual({ en: 'One', zh: '二' });
    expect((await sendParts(url, { alt: 'Plain' }, { name: 'c.png', bytes: await photo() })).data.alt).toEqual({ en: 'Plain' });
    const json = await add({ alt: { en: 'JSON' } });
    expect(json).toMatchObject({ code: 0, data: { alt: { en: 'JSON' }, focalPoint: null } });
    expect((await shop.client().get(json.data.url)).status).toBe(200);
    const asAddress = await send('POST', url, { file: `data:image/png;base64,${bytes.toString('base64')}`, name: 'again' });
    expect(asAddress).toMatchObject({ code: 0, data: { width: 60 } });
    expect((await send('POST', url, { file: 'data:image/png;base64,?' })).status).toBe(400);
    for (const q of ['moss sto', '苔石', 'A mossy']) {
      const found = await send('GET', `${url}?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
      expect([q, found.data.items.map((picture: { id: string }) => picture.id)]).toEqual([q, [made.data.id]]);
    }
    expect((await send('GET', `${url}?sort=name&size=2`)).data).toMatchObject({ total: 5, size: 2 });
  });

  it('are rejected with a message when they are no picture, too large or unreachable; nothing is stored', async () => {
    const before = (await send('GET', url)).data.total;
    // 200 megapixels of one colour are a small file.
    const huge = await sharp({ create: { width: 20_000, height: 10_000, channels: 3, background: '#888' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const refused: [string, Buffer, number][] = [
      ['huge.png', huge, 413],
      ['words.png', Buffer.from('no picture at all'), 400],
      ['broken.png', (await photo(400, 400)).subarray(0, 90), 400],
      ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 400],
      ['heavy.png', Buffer.alloc(21 * 1024 * 1024, 7), 413],
      ['heavier.png', Buffer.alloc(40 * 1024 * 1024, 7), 413],
    ];
    for (const [name, bytes, status] of refused) {
      const answer = await sendParts(url, {}, { name, bytes });
      expect([name, answer.status, answer.code]).toEqual([name, status, 40]);
      expect(answer.msg).toMatch(/\S+ \S+/);
    }
    expect(await sendParts(url, {}, null)).toMatchObject({ status: 400, data: { errors: { file: expect.any(String) } } });
    expect(await add({ focalPoint: { x: 2, y: 0 } })).toMatchObject({ status: 400 });
    expect(await add({ alt: { xx: 'no such language' } })).toMatchObject({ status: 400 });
    expect(await add({ url: 'https://shop.example/both.png' })).toMatchObject({ status: 400 });
    const server = createServer((_, answer) => answer.end('secret'));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as { port: number };
    try {
      for (const from of [`http://127.0.0.1:${port}/a.png`, `http://localhost:${port}/a.png`, 'http://169.254.169.254/latest/'])
        expect(await send('POST', url, { url: from })).toMatchObject({ status: 400, data: { errors: { url: expect.any(String) } } });
    } finally {
      server.close();
    }
    expect((await send('GET', url)).data.total).toBe(before);
  });
});

describe('a picture of the library', () => {
  it('is changed by who read it last, and pages show its new words and focal point', async () => {
    const { id } = (await add({ alt: { en: 'Before' } })).data;
    const [variant] = await insertTestProduct(shop.host.database, { slug: 'pictured', variants: [{}] });
    await query(`insert into product_media (product_id, media_id, position) values ('${variant!.productId}', '${id}', 0)`);
    expect((await shop.client().get('/product/pictured')).text).toContain('alt="Before"');
    const { headers, data } = await send('GET', `${url}/${id}`);
    expect(data).toMatchObject({ uses: 1, usedIn: [{ kind: 'product', id: variant!.productId, title: expect.stringMatching(/^Thing/) }] });
    const body = { ...data, alt: { en: 'After', zh: '之后' }, focalPoint: { x: 0.1, y: 0.9 } };
    expect((await send('PUT', `${url}/${id}`, body)).status).toBe(428);
    expect(await send('PUT', `${url}/${id}`, body, { 'if-match': headers['etag'] })).toMatchObject({
      code: 0,
      data: { alt: { en: 'After', zh: '之后' }, focalPoint: { x: 0.1, y: 0.9 } },
    });
    expect((await send('PUT', `${url}/${id}`, body, { 'if-match': headers['etag'] })).status).toBe(412);
    await expect.poll(async () => (await shop.client().get('/product/pictured')).text).toMatch(/data-focal-x="1" data-focal-y="9"/);
    expect((await shop.client().get('/product/pictured')).text).toContain('alt="After"');
  });

  it('is replaced behind its id: pages name a new address, the old one is asked for again, the old file goes', async () => {
    const { id, url: address } = (await add({ alt: { en: 'Bowl' } })).data;
    const [variant] = await insertTestProduct(shop.host.database, { slug: 'replaced', variants: [{}] });
    await query(`insert into product_media (product_id, media_id, position) values ('${variant!.productId}', '${id}', 0)`);
    await query(
      `update product set texts = jsonb_set(texts, '{en,description}', to_jsonb('<p><img src="/media/${id}/1200.jpg" alt=""></p>'::text)) where id = '${variant!.productId}'`,
    );
    expect((await shop.client().get('/product/replaced')).text).toContain(address);
    const before = await shop.app.inject({ url: `/media/${id}/320.webp` });
    const { rows } = await query(`select sha256 from media where id = '${id}'`);
    const oldFile = (rows[0] as { sha256: string }).sha256;
    const pathOf = (sha: string) => join(shop.host.config.dataDir, 'media', 'originals', sha.slice(0, 2), sha);
    expect(existsSync(pathOf(oldFile))).toBe(true);

    const replaced = await sendParts(`${url}/${id}/replace`, {}, { name: 'new bowl.png', bytes: await photo(90, 30) });
    expect(replaced).toMatchObject({ code: 0, data: { id, width: 90, height: 30, name: 'new bowl.png', alt: { en: 'Bowl' } } });
    expect(replaced.data.url).toBe(`/media/${id}/1200.jpg?v=1`);
    await expect.poll(async () => (await shop.client().get('/product/replaced')).text).toContain(`/media/${id}/1200.jpg?v=1"`);
    expect((await shop.client().get('/product/replaced')).text).not.toMatch(new RegExp(`/media/${id}/\\d+\\.\\w+["\\s]`));
    const after = await shop.app.inject({ url: `/media/${id}/320.webp?v=1` });
    expect(after.headers['cache-control']).toContain('immutable');
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    expect((await sharp(after.rawPayload).metadata()).height).toBe(30);
    expect((await shop.app.inject({ url: `/media/${id}/320.webp` })).headers['cache-control']).not.toContain('immutable');
    await runJobs(shop);
    expect(existsSync(pathOf(oldFile))).toBe(false);
    expect((await send('POST', `${url}/${id}/replace`, { file: Buffer.from('none').toString('base64') })).status).toBe(400);
    expect((await send('POST', `${url}/${id}/replace`, { file: (await photo()).toString('base64') }, { 'if-match': '"old"' })).status).toBe(412);
    expect((await send('POST', `${url}/018f0000-0000-7000-8000-000000000000/replace`, { file: (await photo()).toString('base64') })).status).toBe(404);
  });

  it('is deleted only when nothing shows it; else the places are listed', async () => {
    const { id } = (await add()).data;
    const [variant] = await insertTestProduct(shop.host.database, { title: 'Lamp', variants: [{ sku: 'LAMP-1' }] });
    const uses: [string, string, object][] = [
      [
        `insert into product_media (product_id, media_id, position) values ('${variant!.productId}', '${id}', 0)`,
        'delete from product_media',
        { kind: 'product', title: 'Lamp' },
      ],
      [`update variant set media_id = '${id}' where id = '${variant!.id}'`, 'update variant set media_id = null', { kind: 'variant', title: 'Lamp (LAMP-1)' }],
      [
        `insert into category (id, slug, texts, media_id) values (gen_random_uuid(), 'lamps', '{"en":{"title":"Lamps"}}', '${id}')`,
        'delete from category',
        { kind: 'category', title: 'Lamps' },
      ],
      [
        `insert into collection (id, slug, texts, media_id) values (gen_random_uuid(), 'light', '{"en":{"title":"Light"}}', '${id}')`,
        'delete from collection',
        { kind: 'collection', title: 'Light' },
      ],
      [
        `insert into brand (name, slug, texts, media_id) values ('Lumen', 'lumen', '{"en":{"title":"Lumen"}}', '${id}')`,
        'delete from brand',
        { kind: 'brand', title: 'Lumen' },
      ],
      [
        `insert into brand (name, slug, texts, cover_id) values ('Lumen', 'lumen', '{"en":{"title":"Lumen"}}', '${id}')`,
        'delete from brand',
        { kind: 'brand', title: 'Lumen' },
      ],
      [
        `insert into content_item (id, kind, slug, texts) values (gen_random_uuid(), 'page', 'about', '{"en":{"title":"About","body":"<img src=\\"/media/${id}/1200.jpg\\">"}}')`,
        'delete from content_item',
        { kind: 'page', title: 'About' },
      ],
      [
        `insert into template_version (id, name, number, status, sections) values (gen_random_uuid(), 'home', 900, 'draft', '[{"settings":{"picture":"${id}"}}]')`,
        'delete from template_version',
        { kind: 'template', id: 'home' },
      ],
      [`insert into setting (key, value) values ('menus', '{"header":[{"image":"${id}"}]}')`, `delete from setting where key = 'menus'`, { kind: 'menu' }],
    ];
    for (const [use, end, place] of uses) {
      await query(use);
      const refused = await send('DELETE', `${url}/${id}`, {}, { 'if-match': await etagOf(id) });
      expect(refused).toMatchObject({ status: 409, code: 40, data: { uses: 1, usedIn: [place] } });
      await query(end);
    }
    expect((await send('DELETE', `${url}/${id}`, {})).status).toBe(428);
    expect(await send('DELETE', `${url}/${id}`, {}, { 'if-match': await etagOf(id) })).toMatchObject({ code: 0 });
    expect((await send('GET', `${url}/${id}`)).status).toBe(404);
    expect((await send('DELETE', `${url}/nothing`, {}, { 'if-match': '*' })).status).toBe(404);
  });

  it('of a list costs no statement of its own', async () => {
    const count = async (size: number) => countStatements(shop.host.database, () => send('GET', `${url}?size=${size}`));
    await count(1);
    expect(await count(5)).toBe(await count(1));
  });
});
