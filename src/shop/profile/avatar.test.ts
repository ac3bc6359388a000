import { access } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { createTestApp, type ApiAnswer, type TestApp } from '#test/harness/app.ts';
import { runJob } from '#test/harness/run-jobs.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import type { DB } from '#tables';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const plain = (width: number, height: number, background = '#5b6b4a') => sharp({ create: { width, height, channels: 3, background } });
const png = (width: number, height: number, background?: string) => plain(width, height, background).png().toBuffer();

/** A body of `multipart/form-data`, written by hand so that it can be wrong. */
const parts = (...some: (readonly [head: string, value: Buffer | string])[]): Buffer =>
  Buffer.concat([
    ...some.flatMap(([head, value]) => [Buffer.from(`--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n`), Buffer.from(value), Buffer.from('\r\n')]),
    Buffer.from('--edge--\r\n'),
  ]);
const post = (shopper: SignedInShopper, payload: Buffer, type = 'multipart/form-data; boundary=edge'): Promise<ApiAnswer> =>
  shopper.client.send({ method: 'POST', url: '/api/web/user/editAvatar', payload, headers: { 'content-type': type, 'x-auth': shopper.token } });
const send = (shopper: SignedInShopper, bytes: Buffer) => post(shopper, parts(['name="file"; filename="me.jpg"\r\nContent-Type: image/jpeg', bytes]));

const fileOf = async (avatar: string): Promise<string | undefined> => {
  const row = await on<DB>(shop.host.database.reader).selectFrom('media').select('sha256').where('id', '=', avatar.split('/')[2]!).executeTakeFirst();
  return row && join(shop.host.config.dataDir, 'media', 'originals', row.sha256!.slice(0, 2), row.sha256!);
};

describe('/user/editAvatar', () => {
  it('crops to the centered square, upright, and strips everything but pixels', async () => {
    const shopper = await signedIn(shop);
    const sent = await plain(900, 600)
      .withExif({ IFD0: { Copyright: 'SECRET PLACE' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { code, data } = await send(shopper, Buffer.concat([sent, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]));
    expect([code, data.version]).toEqual([0, 2]);
    expect(data.avatar).toMatch(/^\/media\/[0-9a-f-]{36}\/320\.jpg$/);
    const { exif, width, height, format } = await sharp((await fileOf(data.avatar))!).metadata();
    expect([exif, width, height, format]).toEqual([undefined, 600, 600, 'jpeg']);
    const shown = await shop.app.inject({ url: data.avatar });
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['x-content-type-options']]).toEqual([200, 'image/jpeg', 'nosniff']);
    expect(shown.rawPayload.includes('script')).toBe(false);
    expect((await shopper.post('/user/info')).data.avatar).toBe(data.avatar);
  });

  it('removes the picture of before, file and all, but not the same file of another account', async () => {
    const [shopper, twin] = [await signedIn(shop), await signedIn(shop)];
    const picture = await png(80, 80, '#112233');
    const first = (await send(shopper, picture)).data.avatar as string;
    const same = (await send(twin, picture)).data.avatar as string;
    const file = (await fileOf(first))!;
    await send(shopper, await png(80, 80, '#445566'));
    expect(await fileOf(first)).toBeUndefined();
    await runJob(shop, 'media.remove-file', { sha256: file.split('/').at(-1)! });
    await access(file);
    const { data } = await post(twin, parts(['name="remove"', 'true']));
    expect(data.avatar).toBeNull();
    await runJob(shop, 'media.remove-file', { sha256: file.split('/').at(-1)! });
    await expect(access(file)).rejects.toThrow('ENOENT');
    expect((await shop.app.inject({ url: same })).statusCode).toBe(404);
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a script that begins like a picture', 'GIF89a/*\u0000\u0000*/=alert(1)//'],
    ['half a picture', '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF'],
    ['a program', 'MZ\u0000\u0000'],
    ['a PDF', '%PDF-1.7\n'],
  ])('rejects %s with a message', async (_what, text) => {
    const answer = await send(await signedIn(shop), Buffer.from(text, 'latin1'));
    expect([answer.status, answer.code, answer.msg]).toEqual([415, 40, expect.stringContaining('JPEG')]);
  });

  it('rejects what moves', async () => {
    const frames = [await png(20, 20, '#ff0000'), await png(20, 20, '#00ff00')];
    for (const moving of [sharp(frames, { join: { animated: true } }).gif(), sharp(frames, { join: { animated: true } }).webp()]) {
      const answer = await send(await signedIn(shop), await moving.toBuffer());
      expect([answer.status, answer.code, answer.msg]).toEqual([415, 40, 'Please choose a picture that does not move.']);
    }
  });

  it('rejects more bytes or pixels than there may be', async () => {
    const shopper = await signedIn(shop);
    expect((await send(shopper, Buffer.alloc(10 * 1024 * 1024 + 1, 1))).status).toBe(413);
    const wide = await plain(10_000, 4_001).png({ compressionLevel: 9 }).toBuffer();
    expect(wide.byteLength).toBeLessThan(500_000);
    expect((await send(shopper, wide)).status).toBe(413);
  });

  it('rejects no file, JSON, half a body and a caller without a token', async () => {
    const shopper = await signedIn(shop);
    expect((await post(shopper, parts(['name="other"', 'x']))).data.errors).toEqual({ file: 'File is required' });
    expect((await shopper.post('/user/editAvatar', { file: 'x' })).status).toBe(415);
    expect((await post(shopper, Buffer.from('--edge\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nxx'))).status).toBe(400);
    const nobody = await shopper.client.send({
      method: 'POST',
      url: '/api/web/user/editAvatar',
      payload: parts(),
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    });
    expect([nobody.status, nobody.code]).toEqual([401, 50]);
    expect((await shopper.post('/user/info')).data.version).toBe(1);
  });
});
