import { expect, it } from 'vitest';
import { openAnswer, sealAnswer } from './sealed-answer.ts';

const answer = '{"code":0,"data":{"token":"an order’s"}}';
const of = { key: 'a retry’s own key', scope: 'guest 7 /api/web/order' };

it('opens with its key and scope, byte for byte', () => {
  expect(openAnswer(sealAnswer(answer, of), of)).toBe(answer);
});

it('is another text each time, and holds nothing of the answer', () => {
  const [one, two] = [sealAnswer(answer, of), sealAnswer(answer, of)];
  expect(one).not.toBe(two);
  expect(Buffer.from(one, 'base64').toString('latin1')).not.toContain('token');
});

it('opens with no other key, in no other scope, and not when a single byte was changed', () => {
  const sealed = Buffer.from(sealAnswer(answer, of), 'base64');
  const message = 'unable to authenticate data';
  const opened =
    (bytes: Buffer, changes: Partial<typeof of> = {}) =>
    () =>
      openAnswer(bytes.toString('base64'), { ...of, ...changes });
  expect(opened(sealed, { key: 'another' })).toThrow(message);
  expect(opened(sealed, { scope: 'guest 8 /api/web/order' })).toThrow(message);
  for (let at = 0; at < sealed.byteLength; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(opened(changed), `byte ${at}`).toThrow(message);
  }
});
