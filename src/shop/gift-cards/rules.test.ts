import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import { blockOf, codeOf, splitRefund, groupedCode, lastCharactersOf, payWith, randomCodeBytes, tidyCode } from './rules.ts';

const sums = fc.integer({ min: 0, max: 1_000_000 }).map(amount);
const bytes = fc.uint8Array({ minLength: randomCodeBytes, maxLength: randomCodeBytes });

describe('codes of gift cards', () => {
  it('have sixteen characters in groups of four, and are read however they are typed', () => {
    fc.assert(
      fc.property(bytes, (drawn) => {
        const code = codeOf(drawn);
        expect(groupedCode(code)).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
        for (const typed of [
          code,
          groupedCode(code),
          ` ${code.toLowerCase()} `,
          groupedCode(code).replaceAll('-', ' – '),
          groupedCode(code).replaceAll('-', ''),
        ])
          expect(tidyCode(typed)).toBe(code);
        expect(lastCharactersOf(code)).toBe(code.slice(12));
      }),
    );
  });

  it('use all 80 random bits', () => {
    fc.assert(fc.property(bytes, bytes, (a, b) => (codeOf(a) === codeOf(b)) === a.every((byte, index) => (byte & 31) === (b[index]! & 31))));
    expect(() => codeOf(new Uint8Array(8))).toThrow(RangeError);
  });

  it('are nothing else', () => {
    for (const typed of ['', '-', 'ABCD', 'ABCD-EFGH-JKLM-NPQ1', 'ABCD-EFGH-JKLM-NPQRS', 'ＡＢＣ', '\0'.repeat(16), '💳'.repeat(16)])
      expect(tidyCode(typed)).toBeNull();
    expect(tidyCode('ＡＢＣＤ－efgh－jklm－npqr')).toBe('ABCDEFGHJKLMNPQR');
  });
});

describe('gift cards that pay', () => {
  it('pay no more than is due, none more than it has, and nothing while a card before still could', () => {
    fc.assert(
      fc.property(sums, fc.array(fc.record({ balance: sums, block: fc.constantFrom(null, null, 'disabled' as const) }), { maxLength: 5 }), (due, cards) => {
        const paid = payWith(due, cards);
        let left: number = due;
        for (const [index, { balance, block }] of cards.entries()) {
          expect(paid[index]).toBe(block === null ? Math.min(balance, left) : 0);
          left -= paid[index]!;
        }
        expect(left).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('get back what they gave, the last first, and never more', () => {
    fc.assert(
      fc.property(fc.array(sums, { minLength: 1, maxLength: 5 }), fc.integer({ min: 0, max: 100 }), (given, percent) => {
        const all = given.reduce((sum, one) => sum + one, 0);
        const back = splitRefund(amount(Math.floor((all * percent) / 100)), given);
        expect(back.reduce((sum, one) => sum + one, 0)).toBe(Math.floor((all * percent) / 100));
        const first = back.findIndex((part) => part > 0);
        back.forEach((part, index) => expect(part).toBeLessThanOrEqual(given[index]!));
        if (first !== -1) return back.slice(first + 1).every((part, index) => part === given[first + 1 + index]);
        return true;
      }),
    );
    expect(() => splitRefund(amount(2), [amount(1)])).toThrow(RangeError);
  });

  it('are blocked for one reason at a time', () => {
    const now = new Date('2026-01-01T00:00:00Z');
    const card = { isDisabled: false, expiresAt: null, currency: 'USD', balanceAmount: 1 };
    expect(blockOf(card, { currency: 'USD', now })).toBeNull();
    expect(blockOf({ ...card, expiresAt: new Date(now.getTime() + 1) }, { currency: 'USD', now })).toBeNull();
    expect(blockOf({ ...card, expiresAt: now }, { currency: 'USD', now })).toBe('expired');
    expect(blockOf({ ...card, isDisabled: true, balanceAmount: 0 }, { currency: 'EUR', now })).toBe('disabled');
    expect(blockOf(card, { currency: 'EUR', now })).toBe('otherCurrency');
    expect(blockOf({ ...card, balanceAmount: 0 }, { currency: 'USD', now })).toBe('empty');
  });
});
