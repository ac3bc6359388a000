// Videos as staff keep them: taken in, changed, shown by products, deleted.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { videoLimits } from '../contract.ts';

let shop: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  headers = { 'x-auth': await staffToken(shop, 'editor') };
}, 60_000);
afterAll(() => shop.close());

const url = '/api/admin/videos';
let made = 0;
/** The first bytes of an MP4, then what no other test has. */
const film = () => Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.from(`film ${(made += 1)}`)]);
const photo = () =>
  sharp({ create: { width: 12, height: 8, channels: 3, background: { r: (made += 1), g: 9, b: 9 } } })
    .png()
    .toBuffer();

type Part = { name: string; value: string | Buffer; fileName?: string };
function inParts(parts: readonly Part[]) {
  const boundary = 'parts-of-a-test';
  const chunks = parts.flatMap(({ name, value, fileName }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${fileName ? `; filename="${fileName}"\r\ncontent-type: video/mp4` : ''}\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
const sendParts = (...parts: Part[]) => shop.client().send({ method: 'POST', url, ...inParts(parts) });
const fileOf = (value: Buffer, fileName = 'film.mp4'): Part => ({ name: 'file', value, fileName });
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}, more: object = {}) =>
  shop.client().send({ method, url: url + path, payload, headers: { ...headers, ...more } });
const get = (path: string) => shop.client().get(url + path, headers);
const etagOf = async (id: string) => (await get(`/${id}`)).headers['etag']!;
const query = (text: string) => sql.raw(text).execute(shop.kysely);
const errorsOf = ({ status, code, data }: { status: number; code: number; data: any }) => [status, code, Object.keys(data?.errors ?? {})];

describe('a video', () => {
  it('comes as parts or as JSON, with a title by language, and a poster that is sent along or chosen', async () => {
    const bytes = film();
    const parts = await sendParts(
      fileOf(bytes, 'how it turns.mp4'),
      { name: 'title', value: 'Turning' },
      { name: 'title.zh', value: '旋转' },
      { name: 'posterFile', value: await photo(), fileName: 'a.png' },
    );
    expect(parts).toMatchObject({
      code: 0,
      data: {
        name: 'how it turns.mp4',
        mime: 'video/mp4',
        bytes: bytes.length,
        texts: { en: { title: 'Turning' }, zh: { title: '旋转' } },
        poster: { width: 12 },
        uses: 0,
        usedIn: [],
      },
    });
    expect((await shop.client().get(parts.data.url)).status).toBe(200);
    const json = await send('POST', '', { file: film().toString('base64'), texts: { en: { title: 'JSON' } }, poster: parts.data.poster.id });
    expect(json).toMatchObject({ code: 0, data: { poster: { id: parts.data.poster.id } } });
    expect(await sendParts(fileOf(film()), { name: 'texts', value: '{"en":{"title":"Whole"}}' })).toMatchObject({
      data: { texts: { en: { title: 'Whole' } }, poster: null },
    });
    const found = await get(`?filter=${encodeURIComponent('{"q":"旋"}')}`);
    expect(found.data).toMatchObject({ total: 1, items: [{ id: parts.data.id }] });
  });

  it('is rejected with the field when it is none, too large, or its poster is not there', async () => {
    const before = (await get('')).data.total;
    expect(errorsOf(await sendParts(fileOf(Buffer.from('<html>ftyp</html>'))))).toEqual([400, 40, ['file']]);
    expect(errorsOf(await sendParts())).toEqual([400, 40, ['file']]);
    expect(errorsOf(await sendParts(fileOf(Buffer.concat([film(), Buffer.alloc(videoLimits.bytes)]))))).toEqual([413, 40, ['file']]);
    expect(errorsOf(await sendParts(fileOf(film()), { name: 'poster', value: 'none' }))).toEqual([400, 40, ['poster']]);
    expect(errorsOf(await sendParts(fileOf(film()), { name: 'posterFile', value: 'no picture', fileName: 'a.png' }))).toEqual([400, 40, ['file']]);
    expect((await get('')).data.total).toBe(before);
  });

  it('is changed by who read it last, and the pages of its products show that', async () => {
    const { data } = await sendParts(fileOf(film()), { name: 'title', value: 'Before' }, { name: 'posterFile', value: await photo(), fileName: 'a.png' });
    const [variant] = await insertTestProduct(shop.host.database, { slug: 'filmed', title: 'Filmed', variants: [{}] });
    await query(`insert into product_video (product_id, video_id, position) values ('${variant!.productId}', '${data.id}', 0)`);
    expect((await shop.client().get('/product/filmed')).text).toContain('Before');
    const read = await get(`/${data.id}`);
    expect(read.data).toMatchObject({ uses: 1, usedIn: [{ kind: 'product', id: variant!.productId, title: 'Filmed' }] });
    const body = { ...read.data, texts: { en: { title: 'After' } }, poster: null };
    expect((await send('PUT', `/${data.id}`, body)).status).toBe(428);
    expect(await send('PUT', `/${data.id}`, body, { 'if-match': read.headers['etag'] })).toMatchObject({
      code: 0,
      data: { texts: { en: { title: 'After' } }, poster: null },
    });
    expect((await send('PUT', `/${data.id}`, body, { 'if-match': read.headers['etag'] })).status).toBe(412);
    await vi.waitFor(async () => expect((await shop.client().get('/product/filmed')).text).toContain('After'));
    expect((await shop.client().get('/api/web/product/detail?slug=filmed')).data.videos).toMatchObject([{ title: 'After', poster: null }]);
  });

  it('is deleted with its file only when no product shows it; else the places are listed', async () => {
    const bytes = film();
    const { data } = await sendParts(fileOf(bytes));
    const { rows } = await query(`select sha256 from video where id = '${data.id}'`);
    const { sha256 } = rows[0] as { sha256: string };
    const path = join(shop.host.config.dataDir, 'media', 'originals', sha256.slice(0, 2), sha256);
    const [variant] = await insertTestProduct(shop.host.database, { title: 'Lamp', variants: [{}] });
    await query(`insert into product_video (product_id, video_id, position) values ('${variant!.productId}', '${data.id}', 0)`);
    expect(await send('DELETE', `/${data.id}`, {}, { 'if-match': await etagOf(data.id) })).toMatchObject({
      status: 409,
      code: 40,
      data: { uses: 1, usedIn: [{ kind: 'product', title: 'Lamp' }] },
    });
    await query(`delete from product_video where video_id = '${data.id}'`);
    expect((await send('DELETE', `/${data.id}`)).status).toBe(428);
    expect(existsSync(path)).toBe(true);
    expect(await send('DELETE', `/${data.id}`, {}, { 'if-match': await etagOf(data.id) })).toMatchObject({ code: 0 });
    await runJobs(shop);
    expect([(await get(`/${data.id}`)).status, existsSync(path)]).toEqual([404, false]);
  });
});
