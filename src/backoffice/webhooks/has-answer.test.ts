import { expect, it } from 'vitest';
import { hasAnswer, nextReadMs, shownState } from './has-answer.ts';

it('an attempt that still runs has no answer, whatever number it is', () => {
  expect(hasAnswer({ problem: '', status: null })).toBe(false);
  expect(hasAnswer({ problem: '', status: 200 })).toBe(true);
  expect(hasAnswer({ problem: 'status', status: 500 })).toBe(true);
  expect(hasAnswer({ problem: 'timeout', status: null })).toBe(true);
});

it('a delivery whose attempt failed is not shown as on its way, though another attempt comes', () => {
  expect(shownState({ state: 'pending', problem: '', status: null })).toBe('pending');
  expect(shownState({ state: 'pending', problem: 'status', status: 500 })).toBe('retrying');
  expect(shownState({ state: 'pending', problem: 'timeout', status: null })).toBe('retrying');
  expect(shownState({ state: 'failed', problem: 'off', status: null })).toBe('failed');
  expect(shownState({ state: 'delivered', problem: '', status: 200 })).toBe('delivered');
});

it('a list is read again while one of its deliveries waits for the first answer, and no longer', () => {
  const waits = { state: 'pending', problem: '', status: null } as const;
  const fails = { state: 'pending', problem: 'timeout', status: null } as const;
  const arrived = { state: 'delivered', problem: '', status: 200 } as const;
  expect(nextReadMs([arrived, waits])).toBe(2_000);
  expect([nextReadMs([arrived, fails]), nextReadMs([]), nextReadMs()]).toEqual([false, false, false]);
});
