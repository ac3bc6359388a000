import { describe, expect, it } from 'vitest';
import { changesBetween } from './rules-changes.ts';

describe('what changed', () => {
  it('is listed by path, with the old and the new value', () => {
    expect(changesBetween({ a: 1, b: { c: [1, 2], d: 'x' }, gone: 1 }, { a: 1, b: { c: [1], d: 'y' } })).toEqual({
      'b.d': { before: 'x', after: 'y' },
      'b.c.1': { before: 2, after: null },
    });
  });

  it('holds all of what is new and of what is gone', () => {
    expect(changesBetween(null, { a: 1 })).toEqual({ a: { before: null, after: 1 } });
    expect(changesBetween({ a: 1 }, null)).toEqual({ a: { before: 1, after: null } });
  });

  it('hides what is called like a secret, and cuts what is long', () => {
    expect(changesBetween({ smtp: { password: 'a' } }, { smtp: { password: 'b' } })).toEqual({ 'smtp.password': { before: '•••', after: '•••' } });
    expect(String(changesBetween({ a: '' }, { a: 'x'.repeat(500) })['a']!.after)).toHaveLength(121);
    expect(Object.keys(changesBetween({}, Object.fromEntries(Array.from({ length: 90 }, (_, i) => [`k${i}`, i]))))).toHaveLength(40);
  });
});
