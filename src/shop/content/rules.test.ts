import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesIn, plainText, readingMinutes, stateAt } from './rules.ts';

describe('reading time', () => {
  it('counts words where there are spaces, and signs where there are none', () => {
    expect(readingMinutes(`<p>${'word '.repeat(440)}</p>`)).toBe(2);
    expect(readingMinutes(`<p>${'字'.repeat(1_200)}</p>`)).toBe(3);
    expect(readingMinutes(`<p>${'字'.repeat(400)}${' word'.repeat(220)}</p>`)).toBe(2);
    expect(readingMinutes('')).toBe(1);
  });
  it('is at least a minute and never less for more words', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, more) => {
        const text = plainText(one);
        expect(readingMinutes(`${text} ${plainText(more)}`)).toBeGreaterThanOrEqual(readingMinutes(text));
      }),
    );
  });
  it('is that of the body that is shown', () => {
    expect(minutesIn({ en: 5, zh: 3 }, 'zh-HK')).toBe(3);
    expect(minutesIn({ en: 5 }, 'ja')).toBe(5);
    expect(minutesIn({}, 'en')).toBe(1);
  });
});

it('is shown from its beginning up to its end', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
  const item = { published: true, publishAt: at(2), unpublishAt: at(4) };
  expect([1, 2, 3, 4].map((hour) => stateAt(at(hour), item))).toEqual(['scheduled', 'shown', 'shown', 'ended']);
  expect(stateAt(at(3), { ...item, published: false })).toBe('hidden');
});
