import { describe, expect, it } from 'vitest';
import { secondsToWait } from './rules.ts';

const now = new Date('2026-01-01T00:00:00Z');

describe('secondsToWait', () => {
  it('hears the first failures at once', () => {
    expect(secondsToWait({ byAccount: 4, byAddress: 19, lastAt: now }, now)).toBe(0);
  });

  it('grows with every further failure and never beyond its limit', () => {
    expect(secondsToWait({ byAccount: 5, byAddress: 0, lastAt: now }, now)).toBe(2);
    expect(secondsToWait({ byAccount: 7, byAddress: 0, lastAt: now }, now)).toBe(8);
    expect(secondsToWait({ byAccount: 0, byAddress: 20, lastAt: now }, now)).toBe(2);
    expect(secondsToWait({ byAccount: 500, byAddress: 0, lastAt: now }, now)).toBe(900);
  });

  it('counts from the last failure', () => {
    expect(secondsToWait({ byAccount: 7, byAddress: 0, lastAt: new Date(now.getTime() - 5_000) }, now)).toBe(3);
    expect(secondsToWait({ byAccount: 7, byAddress: 0, lastAt: new Date(now.getTime() - 60_000) }, now)).toBe(0);
  });
});
