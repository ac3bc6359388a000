/** The contract test of storages (`vitrine/extension/testing`). */
import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import type { ExtensionContext } from '../context.ts';
import type { ExtensionStorage } from '../storage.ts';

const folder = 'imports/contract-test';
const large = 300 * 1024;

/** A storage, against its service or a fake of it: files come back as they went in, whole or in part; nothing is half stored; lists are in order. It stores below `imports/contract-test/` and deletes that again. */
export async function testStorage<Settings>(storage: ExtensionStorage<Settings>, context: ExtensionContext<Settings>): Promise<void> {
  const key = `${folder}/a/one.csv`;
  const put = (name: string, ...chunks: string[]) => storage.put(context, name, bytesOf(chunks));
  const read = async (name: string, part?: { start: number; end: number }) => {
    const file = await storage.get(context, name, part);
    assert.ok(file, `${name} was stored and is not there`);
    return { size: file.size, text: (await buffer(file.content)).toString() };
  };
  assert.equal(await storage.get(context, key), null, 'it has a file that nobody stored');
  assert.equal(await storage.size(context, key), null, 'it knows the size of a file that nobody stored');
  await assert.doesNotReject(async () => storage.delete(context, key), 'it fails to delete a file that is not there');

  await put(key, 'abc', '', 'defgh');
  assert.deepEqual(await read(key), { size: 8, text: 'abcdefgh' }, 'a file does not come back as it went in');
  assert.equal(await storage.size(context, key), 8, 'it does not know the size of a file');
  assert.deepEqual(await read(key, { start: 2, end: 3 }), { size: 8, text: 'cd' }, 'a part is not what was asked for, both ends included');
  await put(key, 'new');
  assert.deepEqual(await read(key), { size: 3, text: 'new' }, 'a file that is stored again is not replaced');
  await assert.rejects(async () => storage.put(context, key, cutOff()), 'it stores a file whose source failed');
  assert.deepEqual(await read(key), { size: 3, text: 'new' }, 'of a file whose source failed something stays');

  await put(`${folder}/b/large.jpg`, 'x'.repeat(large), 'y'.repeat(large));
  assert.equal((await read(`${folder}/b/large.jpg`)).text, 'x'.repeat(large) + 'y'.repeat(large), 'a large file does not come back as it went in');
  await put(`${folder}/b/empty`);
  assert.equal(await storage.size(context, `${folder}/b/empty`), 0, 'a file without bytes is not stored');
  await testLists(storage, context, [key, `${folder}/b/empty`, `${folder}/b/large.jpg`]);

  for (const name of await storage.list(context, `${folder}/`, { after: '', most: 1_000 })) await storage.delete(context, name);
  assert.deepEqual(await storage.list(context, `${folder}/`, { after: '', most: 1_000 }), [], 'what was deleted is still there');
  assert.equal(await storage.get(context, key), null, 'what was deleted can still be read');
}

async function testLists<Settings>(storage: ExtensionStorage<Settings>, context: ExtensionContext<Settings>, keys: string[]): Promise<void> {
  const list = (prefix: string, after: string, most: number) => storage.list(context, prefix, { after, most });
  assert.deepEqual(await list(`${folder}/`, '', 10), keys, 'it does not list all keys in their order');
  assert.deepEqual(await list(`${folder}/`, '', 2), keys.slice(0, 2), 'it lists more keys than were asked for');
  assert.deepEqual(await list(`${folder}/`, keys[0]!, 10), keys.slice(1), 'it lists keys again that were listed');
  assert.deepEqual(await list(`${folder}/a/`, '', 10), keys.slice(0, 1), 'it lists keys that begin otherwise');
  assert.deepEqual(await list(`${folder}/none/`, '', 10), [], 'it lists keys where there are none');
}

async function* bytesOf(chunks: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

async function* cutOff(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('half of ');
  throw new Error('the source failed');
}
