import { describe, expect, it } from 'vitest';
import { asSort, readSort, sameView, tidyFilter } from './same-view.ts';

describe('a saved view', () => {
  const view = { filter: { payStatus: 'paid', tag: 'gift' }, sort: '-placedAt' };

  it('is shown whatever the order of its fields, and with fields that were emptied', () => {
    expect(sameView(view, { filter: { tag: 'gift', payStatus: 'paid', q: '' }, sort: '-placedAt' })).toBe(true);
    expect(sameView(view, { filter: { tag: 'gift' }, sort: '-placedAt' })).toBe(false);
    expect(sameView(view, { filter: { ...view.filter, status: 'cancelled' }, sort: '-placedAt' })).toBe(false);
  });

  it('is another one when sorted otherwise, unless it has no sorting of its own', () => {
    expect(sameView(view, { ...view, sort: 'total' })).toBe(false);
    expect(sameView({ ...view, sort: '' }, { ...view, sort: 'total' })).toBe(true);
  });

  it('keeps false and zero, which narrow', () => {
    expect(tidyFilter({ published: false, minTotal: 0, q: '', tag: undefined, brand: null })).toEqual({ published: false, minTotal: 0 });
  });

  it.each(['-placedAt', 'title'])('writes the sorting %s so that it reads the same', (written) => {
    expect(asSort(readSort(written))).toBe(written);
  });
});
