/** Files that an extension stores: everything goes there, a fault is one clear error, and nothing is half stored. */
import { buffer } from 'node:stream/consumers';
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineStorage } from 'vitrine/extension';
import { testContext, testStorage } from 'vitrine/extension/testing';
import type { DB } from '#tables';
import { on } from '#kit/server/database.ts';
import { folderStorage } from '#kit/server/storage/folder-storage.ts';
import { putBytes, readStored } from '#kit/server/storage/storage.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { extensionWith } from '#test/harness/extensions.ts';
import { sendPicture, trySendingPicture } from '#test/harness/pictures.ts';
import { makeTemporaryFolder } from '#test/harness/temporary-folder.ts';

type Method = 'put' | 'get' | 'size' | 'delete' | 'list';

const files = new Map<string, Buffer>();
/** What a method does in place of its work. */
let faults: Partial<Record<Method, (key: string) => unknown>> = {};
const inMemory = {
  async put(_context: unknown, key: string, content: AsyncIterable<Uint8Array>) {
    files.set(key, await buffer(content));
  },
  async get(_context: unknown, key: string, part?: { start: number; end: number }) {
    const bytes = files.get(key);
    return bytes ? { size: bytes.length, content: Readable.from([part ? bytes.subarray(part.start, part.end + 1) : bytes]) } : null;
  },
  size: async (_context: unknown, key: string) => files.get(key)?.length ?? null,
  delete: async (_context: unknown, key: string) => void files.delete(key),
  list: async (_context: unknown, prefix: string, { after, most }: { after: string; most: number }) =>
    [...files.keys()]
      .filter((key) => key.startsWith(prefix) && key > after)
      .sort()
      .slice(0, most),
};
const withFaults = Object.fromEntries(
  Object.entries(inMemory).map(([method, work]) => [
    method,
    (context: unknown, key: string, ...more: never[]) => (faults[method as Method] ?? (() => (work as any)(context, key, ...more)))(key),
  ]),
) as never;

let shop: TestApp;
beforeAll(async () => {
  const limits = { sectionMs: 1_500, callMs: 1_500, jobMs: 1_500, transactionMs: 1_500, restMs: 0 };
  const second = extensionWith('attic', { storage: inMemory as never });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  shop = await createTestApp({ extensions: [extensionWith('depot', { storage: withFaults }), second], extensionLimits: limits });
  logged.mockRestore();
});
afterAll(() => shop.close());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  faults = {};
  vi.restoreAllMocks();
});

const hang = () => new Promise(() => undefined);
const away = () => Promise.reject(new Error('the bucket is away'));

it('keeps the contract, as a folder does', async () => {
  const context = testContext({ settings: {} });
  await expect(testStorage(defineStorage<object>(inMemory), context)).resolves.toBeUndefined();
  const folder = folderStorage(await makeTemporaryFolder('vitrine-files-'));
  const asOne = Object.fromEntries(Object.entries(folder).map(([name, work]) => [name, (_context: unknown, ...asked: never[]) => (work as any)(...asked)]));
  await expect(testStorage(asOne as never, context)).resolves.toBeUndefined();
});

it('has every file of the shop, and the folder has none', async () => {
  const client = shop.client();
  const { url } = await sendPicture(client, { purpose: 'review' });
  expect((await shop.app.inject({ url })).statusCode).toBe(200);
  expect([...files.keys()].map((key) => key.split('/').slice(0, 2).join('/')).toSorted()).toEqual(expect.arrayContaining(['media/originals', 'media/sizes']));
  expect((await readdir(shop.host.config.dataDir)).filter((name) => name === 'media' || name === 'imports')).toEqual([]);
});

it('serves films in parts', async () => {
  files.set('videos/kiln.mp4', Buffer.from('abcdefgh'));
  const part = await shop.app.inject({ url: '/media/video/kiln.mp4', headers: { range: 'bytes=2-3' } });
  expect([part.statusCode, part.body, part.headers['content-range'], part.headers['cache-control']]).toEqual([
    206,
    'cd',
    'bytes 2-3/8',
    'public, max-age=86400',
  ]);
  const head = await shop.app.inject({ method: 'HEAD', url: '/media/video/kiln.mp4' });
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '8', '']);
});

it('is one: a second extension that stores files is left out, and named', () => {
  expect(shop.extensions.leftOut).toEqual([expect.objectContaining({ name: 'attic', problem: 'the extension depot stores the files already' })]);
});

describe('a fault', () => {
  const pictures = async () => (await on<DB>(shop.host.database.reader).selectFrom('media').select('id').execute()).length;

  it.each<[string, Method, () => unknown]>([
    ['throws', 'put', away],
    ['hangs', 'put', hang],
    ['stores without reading', 'put', async () => undefined],
    ['throws', 'size', away],
    ['answers nonsense', 'size', async () => -1],
  ])('of a storage that %s in %s is a clear error, and nothing is stored', async (_what, method, fault) => {
    files.clear();
    const before = await pictures();
    faults = { [method]: fault };
    const answer = await trySendingPicture(shop.client(), { purpose: 'review' });
    expect([answer.status, answer.code, answer.reason]).toEqual([503, 500, 'storageUnavailable']);
    expect(answer.text).not.toContain('bucket');
    expect([...files.keys()]).toEqual([]);
    expect(await pictures()).toBe(before);
  });

  it('of reading is a clear error, not a placeholder that caches would keep', async () => {
    const { url } = await sendPicture(shop.client(), { purpose: 'review' });
    for (const fault of [away, hang, async () => ({ size: 5 }), async () => 'file', async () => ({ size: 5, content: Readable.from([Buffer.from('abc')]) })]) {
      faults = { get: fault };
      const answer = await shop.app.inject({ url });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
    }
    faults = {};
    expect((await shop.app.inject({ url })).statusCode).toBe(200);
  });

  it('of a list is an error: keys out of order, of another prefix, or more than were asked for', async () => {
    for (const keys of [['imports/b', 'imports/a'], ['media/a'], ['imports/a', 'imports/b', 'imports/c'], 'imports/a', ['imports/../a']]) {
      faults = { list: async () => keys };
      await expect(shop.host.config.storage.list('imports/', { after: '', most: 2 })).rejects.toMatchObject({ spec: { reason: 'storageUnavailable' } });
    }
  });

  it('of the source stays its own, and half of the file is gone', async () => {
    async function* cutOff() {
      yield Buffer.from('half');
      throw new Error('the browser hung up');
    }
    await expect(shop.host.config.storage.put('imports/half.csv', cutOff())).rejects.toThrow('the browser hung up');
    expect(files.has('imports/half.csv')).toBe(false);
  });
});

it('keeps its folder out of the way while its extension is left out', async () => {
  const problem = { name: '0010', sql: 'no sql' };
  const broken = await createTestApp({ extensions: [extensionWith('cellar', { storage: inMemory as never, migrations: [problem] })] });
  await expect(putBytes(broken.host.config.storage, 'imports/a.csv', Buffer.from('a'))).rejects.toMatchObject({ spec: { reason: 'storageUnavailable' } });
  await expect(readStored(broken.host.config.storage, 'imports/a.csv')).rejects.toMatchObject({ spec: { status: 503 } });
  await broken.close();
});
