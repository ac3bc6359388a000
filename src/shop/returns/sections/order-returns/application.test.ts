import { expect, it } from 'vitest';
import { askedLines, begin, changeType, isOffered, possible } from './application.ts';
import { returnReasons } from '../../contract.ts';
import { reasonsFor } from './reasons.ts';

const arrived = { lineId: 'a', returnable: 3, returnableGoods: 3 };
const unsent = { lineId: 'b', returnable: 2, returnableGoods: 0 };
const partly = { lineId: 'c', returnable: 4, returnableGoods: 1 };
const gone = { lineId: 'd', returnable: 0, returnableGoods: 0 };

it('lets goods be sent back once they have arrived, and be refunded before', () => {
  expect([arrived, unsent, partly, gone].map((line) => possible(line, 'returnRefund'))).toEqual([3, 0, 1, 0]);
  expect([arrived, unsent, partly, gone].map((line) => possible(line, 'exchange'))).toEqual([3, 0, 1, 0]);
  expect([arrived, unsent, partly, gone].map((line) => possible(line, 'refundOnly'))).toEqual([3, 2, 4, 0]);
  expect(isOffered([unsent, gone], 'returnRefund')).toBe(false);
  expect(isOffered([unsent, gone], 'refundOnly')).toBe(true);
});

it('begins with the first way that is possible, and with the only line chosen', () => {
  expect(begin([arrived, partly])).toMatchObject({ applyType: 'returnRefund', lines: {} });
  expect(begin([arrived, unsent])).toMatchObject({ applyType: 'returnRefund', lines: { a: { quantity: 3 } } });
  expect(begin([unsent, gone])).toMatchObject({ applyType: 'refundOnly', lines: { b: { quantity: 2 } } });
});

it('keeps the selection when the kind changes, as far as it is possible then', () => {
  const lines = [arrived, unsent, partly];
  const all = {
    ...begin(lines),
    applyType: 'refundOnly' as const,
    lines: Object.fromEntries(lines.map((line) => [line.lineId, { quantity: line.returnable, exchangeSku: '' }])),
  };
  expect(changeType(all, 'exchange', lines).lines).toEqual({ a: { quantity: 3, exchangeSku: '' }, c: { quantity: 1, exchangeSku: '' } });
  expect(changeType({ ...all, lines: {} }, 'exchange', lines).lines).toEqual({});
});

it('names another variant in an exchange alone', () => {
  const chosen = { ...begin([arrived]), lines: { a: { quantity: 1, exchangeSku: 'BLUE' } } };
  expect(askedLines({ ...chosen, applyType: 'exchange' })).toEqual([{ lineId: 'a', quantity: 1, exchangeSku: 'BLUE' }]);
  expect(askedLines({ ...chosen, applyType: 'returnRefund' })).toEqual([{ lineId: 'a', quantity: 1 }]);
});

it('asks nobody how goods arrived that have not', () => {
  const keys = (arrived: boolean) => reasonsFor(arrived).map(([key]) => key);
  expect(keys(true)).toEqual(returnReasons);
  expect(keys(false)).toEqual(['late', 'mind', 'other']);
});
