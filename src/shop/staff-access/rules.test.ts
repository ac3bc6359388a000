import { describe, expect, it } from 'vitest';
import { newRecoveryCodes, readCode, secondsToWait, wantsCaptcha } from './rules.ts';

const now = new Date('2026-01-01T00:00:00Z');
const none = { fromHere: 0, anyAccountFromHere: 0, anywhere: 0, lastFromHereAt: now };
const known = { isKnownDevice: true };
const unknown = { isKnownDevice: false };

describe('wrong guesses', () => {
  it('want a captcha after five from here, or many from elsewhere unless the browser is known', () => {
    expect(wantsCaptcha({ ...none, fromHere: 4 }, unknown)).toBe(false);
    expect(wantsCaptcha({ ...none, fromHere: 5 }, known)).toBe(true);
    expect(wantsCaptcha({ ...none, anywhere: 20 }, unknown)).toBe(true);
    expect(wantsCaptcha({ ...none, anywhere: 5_000, anyAccountFromHere: 5_000 }, known)).toBe(false);
  });

  it('never make anybody wait for what others did elsewhere', () => {
    expect(secondsToWait({ ...none, anywhere: 1_000_000 }, now)).toBe(0);
  });

  it('from here make one wait ever longer, and never longer than half a minute', () => {
    expect(secondsToWait({ ...none, fromHere: 9, anyAccountFromHere: 39 }, now)).toBe(0);
    expect(secondsToWait({ ...none, fromHere: 10 }, now)).toBe(2);
    expect(secondsToWait({ ...none, fromHere: 12 }, now)).toBe(8);
    expect(secondsToWait({ ...none, anyAccountFromHere: 40 }, now)).toBe(2);
    expect(secondsToWait({ ...none, fromHere: 5_000 }, now)).toBe(30);
    expect(secondsToWait({ ...none, fromHere: 12, lastFromHereAt: new Date(now.getTime() - 5_000) }, now)).toBe(3);
  });
});

describe('codes', () => {
  it('are read as people write them', () => {
    expect(readCode(' 123 456 ')).toEqual({ kind: 'totp', code: '123456' });
    expect(readCode('１２３４５６')).toEqual({ kind: 'totp', code: '123456' });
    expect(readCode('ABCDE fghjk')).toEqual({ kind: 'recovery', code: 'abcdefghjk' });
    for (const typed of ['', '12345', '1234567', 'abcde-fghj', 'x'.repeat(100)]) expect(readCode(typed)).toBeNull();
  });

  it('for recovery are ten, and read back as shown', () => {
    let drawn = 0;
    const codes = newRecoveryCodes((below) => (drawn += 7) % below);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(readCode(code)?.kind).toBe('recovery');
  });
});
