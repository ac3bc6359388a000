import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainLine, isPlainText } from '#kit/pure/plain-text.ts';
import { fullNameOf, initialOf, isBirthday, maskEmail, maskMobile } from './rules.ts';

const digits = fc.stringMatching(/^\d{4,15}$/);

describe('what an account says of a person', () => {
  it.each([
    [{ firstName: 'Ada', lastName: 'Moss' }, 'Ada Moss'],
    [{ firstName: '小明', lastName: '王' }, '王小明'],
    [{ firstName: '小明', lastName: 'Wang' }, '小明 Wang'],
    [{ firstName: '', lastName: 'Moss' }, 'Moss'],
    [{ firstName: '', lastName: '' }, ''],
  ])('names %j', (names, full) => expect(fullNameOf(names)).toBe(full));

  it.each([
    ['ada', 'A'],
    ['王小明', '王'],
    ['👩‍🚀 Ada', '👩‍🚀'],
    ['é', 'É'],
    ['', ''],
  ])('begins %s with %s', (name, initial) => expect(initialOf(name)).toBe(initial));

  it('knows a birthday by the day that it is anywhere on Earth', () => {
    const asked = { earliest: '1900-01-01', now: new Date('2026-11-21T12:00:00Z') };
    expect(['1899-12-31', '1900-01-01', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) => isBirthday(day, asked))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it('shows of an address its first sign and where it is, of a number at most four digits and never half of it', () => {
    expect(maskEmail('ada.moss@shop.example')).toBe('a•••@shop.example');
    expect(maskMobile('+86', '13800138000')).toBe('+86 •••8000');
    expect(maskMobile('+1', '12345')).toBe('+1 •••5');
    fc.assert(
      fc.property(digits, (number) => {
        const shown = maskMobile('', number).replace('•••', '');
        expect(number.endsWith(shown)).toBe(true);
        expect(shown.length).toBeLessThanOrEqual(Math.min(4, number.length - 4));
      }),
    );
  });
});

describe('plain text', () => {
  it.each(['Ada', '', 'O’Brien-Núñez', '王小明', 'محمد', '👩‍🚀', '<b>', 'a'.repeat(10_000)])('takes %s', (text) => {
    expect(isPlainLine(text)).toBe(true);
    expect(isPlainText(text)).toBe(true);
  });

  it.each(['a\u0007', 'a\u001B[31m', '\u202Eevil', 'a\u2066b', '\u200B', 'a\u0085', 'a\u2028b'])('rejects %j', (text) => {
    expect(isPlainLine(text)).toBe(false);
    expect(isPlainText(text)).toBe(false);
  });

  it('takes lines and tabs only where there may be several lines', () => {
    expect(isPlainLine('a\nb')).toBe(false);
    expect(isPlainText('a\r\n\tb')).toBe(true);
  });
});
