import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTexts, differences, entryOf, mergeFields } from './compare.ts';

describe('two states of a record', () => {
  it('differ where they say something else, not where they say nothing in another way', () => {
    const left = { _etag: 'a', texts: { en: { title: 'Wool', body: '' } }, pictures: [], slug: 'wool', position: 0 };
    const right = { _etag: 'b', texts: { en: { title: 'Linen' }, zh: {} }, pictures: null, slug: 'wool', position: 0, author: 'Ada' };
    expect(differences(left, right)).toEqual([
      { path: 'texts.en.title', left: 'Wool', right: 'Linen' },
      { path: 'author', left: undefined, right: 'Ada' },
    ]);
    expect(differences({ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } })).toEqual([]);
  });
});

describe("two people's changes", () => {
  const base = { _etag: '1', texts: { en: { title: 'Wool', body: 'Warm' }, zh: { title: '羊毛' } }, slug: 'wool', tags: ['a'], readOnly: 1 };
  it('are merged where they touch different fields; what both changed is asked', () => {
    const mine = { _etag: '1', texts: { en: { title: 'Felt', body: 'Warm' } }, slug: 'felt', tags: ['a', 'b'] };
    const theirs = { ...base, _etag: '2', texts: { en: { title: 'Linen', body: 'Cool' }, zh: { title: '羊毛' } }, tags: ['a', 'b'], readOnly: 2 };
    const merge = mergeFields({ base, mine, theirs });
    expect(merge.conflicts).toEqual([{ path: 'texts.en.title', left: 'Linen', right: 'Felt' }]);
    expect(merge.theirs).toEqual(['texts.en.body']);
    expect(merge.resolve(new Set())).toEqual({ _etag: '1', texts: { en: { title: 'Felt', body: 'Cool' } }, slug: 'felt', tags: ['a', 'b'] });
    expect(merge.resolve(new Set(['texts.en.title']))).toMatchObject({ texts: { en: { title: 'Linen', body: 'Cool' } }, slug: 'felt' });
  });

  it('keep what the other emptied empty', () => {
    const theirs = { ...base, slug: '', tags: [] };
    expect(mergeFields({ base, mine: { ...base }, theirs }).resolve(new Set())).toMatchObject({ slug: '', tags: [] });
  });

  const variant = (id: string, onHand: number, price: number) => ({ id, sku: id.toUpperCase(), onHand, price: { amount: price, currency: 'USD' } });
  const product = { variants: [variant('a', 9, 1_000), variant('b', 4, 900)], images: [{ id: 'p' }] };
  it('are merged by the entries of lists: what was sold meanwhile is not put back on stock', () => {
    const mine = { variants: [variant('b', 4, 800), variant('a', 9, 1_100), { sku: 'NEW', onHand: 1 }], images: [] };
    const theirs = { ...product, variants: [variant('a', 7, 1_000), variant('b', 4, 700)] };
    const merge = mergeFields({ base: product, mine, theirs });
    expect([merge.conflicts, merge.theirs]).toEqual([[{ path: 'variants.b.price.amount', left: 700, right: 800 }], ['variants.a.onHand']]);
    expect(merge.resolve(new Set())).toEqual({ variants: [variant('b', 4, 800), variant('a', 7, 1_100), { sku: 'NEW', onHand: 1 }], images: [] });
    expect(merge.resolve(new Set(['variants.b.price.amount']))).toMatchObject({ variants: [variant('b', 4, 700), variant('a', 7, 1_100), {}] });
    expect(mine.variants[1]).toEqual(variant('a', 9, 1_100));
    expect(entryOf(theirs, 'variants.b.price.amount')).toEqual(variant('b', 4, 700));
  });

  it('are whole lists where the other added, removed or moved an entry; what I removed stays removed', () => {
    const theirs = { ...product, variants: [variant('b', 4, 900)] };
    const mine = { ...product, variants: [variant('a', 9, 1_100), variant('b', 4, 900)] };
    expect(mergeFields({ base: product, mine, theirs }).conflicts.map(({ path }) => path)).toEqual(['variants']);
    expect(mergeFields({ base: product, mine: product, theirs }).resolve(new Set())).toEqual(theirs);
    const sold = { ...product, variants: [variant('a', 2, 1_000), variant('b', 4, 900)] };
    const without = { ...product, variants: [variant('b', 4, 900)] };
    expect(mergeFields({ base: product, mine: without, theirs: sold }).resolve(new Set())).toEqual(without);
  });

  it('leave nothing of mine out, and nothing of theirs that I did not touch', () => {
    const leaf = fc.constantFrom('x', 'y', 'z');
    const record = fc.record({ a: leaf, b: fc.record({ c: leaf, d: leaf }) });
    fc.assert(
      fc.property(record, record, record, (was, mine, theirs) => {
        const merge = mergeFields({ base: was, mine, theirs });
        const merged = merge.resolve(new Set()) as typeof was;
        for (const pick of [(r: typeof was) => r.a, (r: typeof was) => r.b.c, (r: typeof was) => r.b.d])
          expect(pick(merged)).toBe(pick(mine) === pick(was) ? pick(theirs) : pick(mine));
        const asTheirs = merge.resolve(new Set(merge.conflicts.map(({ path }) => path))) as typeof was;
        for (const pick of [(r: typeof was) => r.a, (r: typeof was) => r.b.c])
          expect(pick(asTheirs)).toBe(pick(theirs) === pick(was) ? pick(mine) : pick(theirs));
      }),
    );
  });
});

describe('two texts', () => {
  it('have words in common', () => {
    expect(compareTexts('Wool is warm.', 'Wool is very warm')).toEqual([
      { text: 'Wool is ', side: 'both' },
      { text: 'very ', side: 'right' },
      { text: 'warm', side: 'both' },
      { text: '.', side: 'left' },
    ]);
    expect(compareTexts('羊毛很暖', '羊毛暖').filter(({ side }) => side !== 'both')).toEqual([{ text: '很', side: 'left' }]);
  });

  it('are each one part where hardly anything is the same', () => {
    const text = (word: string) => Array.from({ length: 1_000 }, (_, index) => word + index).join(' ');
    expect(compareTexts(`Cup. ${text('a')}`, `Cup. ${text('b')}`)).toEqual([
      { text: 'Cup. ', side: 'both' },
      { text: text('a'), side: 'left' },
      { text: text('b'), side: 'right' },
    ]);
  });

  it('are each whole in what is compared', () => {
    const words = fc.array(fc.constantFrom('a', 'b', ' ', ', ', '毛'), { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(words, words, (left, right) => {
        const parts = compareTexts(left, right);
        const side = (wanted: string) =>
          parts
            .filter((part) => part.side === 'both' || part.side === wanted)
            .map(({ text }) => text)
            .join('');
        expect([side('left'), side('right')]).toEqual([left, right]);
      }),
    );
  });
});
