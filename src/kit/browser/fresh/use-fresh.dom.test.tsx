import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emitSocketEvent } from '../socket-events.ts';
import { useFresh } from './use-fresh.ts';

const refresh = vi.fn<() => Promise<void>>(async () => undefined);

function Shown({ number }: { number: string }) {
  useFresh({ events: ['order.changed', 'return.changed'], field: 'orderNo', value: number, refresh });
  return null;
}

let draw: ReturnType<typeof render>['rerender'];
beforeEach(() => {
  refresh.mockClear();
  draw = render(<Shown number="1" />).rerender;
});
afterEach(cleanup);

test('asks once at the start, and not again because it is drawn again', () => {
  draw(<Shown number="1" />);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test.each([
  ['one of its events names it', () => emitSocketEvent('order.changed', { orderNo: '1' }), 1],
  ['the other one does', () => emitSocketEvent('return.changed', { orderNo: '1' }), 1],
  ['an event names another', () => emitSocketEvent('return.changed', { orderNo: '2' }), 0],
  ['another event comes', () => emitSocketEvent('notice', { orderNo: '1' }), 0],
  ['the socket is open again', () => emitSocketEvent('ready', null), 1],
  ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange')), 1],
])('when %s', (_when, happen, times) => {
  happen();
  expect(refresh).toHaveBeenCalledTimes(1 + times);
});

test('asks no more when it is gone', () => {
  cleanup();
  emitSocketEvent('order.changed', { orderNo: '1' });
  emitSocketEvent('ready', null);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(refresh).toHaveBeenCalledTimes(1);
});
