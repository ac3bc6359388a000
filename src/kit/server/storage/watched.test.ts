/** Whose failure ended an upload. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { watched } from './watched.ts';

const half = Buffer.from('half');

it('says that a source was read to its end', async () => {
  const source = watched(Readable.from([half, half]));
  expect(source.isRead()).toBe(false);
  expect((await buffer(source.content)).toString()).toBe('halfhalf');
  expect([source.isRead(), source.problem()]).toEqual([true, undefined]);
});

it('keeps what the source failed at', async () => {
  async function* cutOff() {
    yield half;
    throw new Error('the browser hung up');
  }
  const source = watched(cutOff());
  await expect(buffer(source.content)).rejects.toThrow('the browser hung up');
  expect(source.problem()).toEqual(new Error('the browser hung up'));
});

it('does not take what its reader failed at for a failure of the source', async () => {
  const source = watched(Readable.from([half, half]));
  const reader = Readable.from(source.content);
  await expect(
    (async () => {
      for await (const _chunk of reader) reader.destroy(new Error('the service is away'));
    })(),
  ).rejects.toThrow('the service is away');
  expect([source.isRead(), source.problem()]).toEqual([false, undefined]);
});
