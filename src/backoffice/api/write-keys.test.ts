import { expect, it } from 'vitest';
import { sendOnce } from './write-keys.ts';

const answered = (status: number, ...headers: string[]) => ({ answer: { status, headers: new Headers(headers.map((name): [string, string] => [name, '1'])) } });

it('keeps the key of a write until its response arrives, and gives every other write its own', async () => {
  const keys: string[] = [];
  const refund = 'POST /orders/1/refund {"amount":100}';
  const send = (write: string, what: () => ReturnType<typeof answered>) =>
    sendOnce(write, (key) => {
      keys.push(key);
      return Promise.resolve().then(what);
    });
  const lost = () => {
    throw new Error('no answer');
  };
  await expect(send(refund, lost)).rejects.toThrow('no answer');
  await send('POST /orders/1/refund {"amount":200}', () => answered(200));
  await send(refund, () => answered(409, 'retry-after'));
  await send(refund, () => answered(200));
  await send(refund, () => answered(409));
  await send(refund, () => answered(200));
  const [first, other, running, done, refused, again] = keys;
  expect([running, done]).toEqual([first, first]);
  expect(new Set([first, other, refused, again]).size).toBe(4);
});
