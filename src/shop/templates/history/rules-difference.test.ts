import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differenceOf } from './rules-difference.ts';

const one = (section: string, value?: unknown) => ({ section, settings: value === undefined ? {} : { value } });

it.each([
  ['nothing', [one('a'), one('b')], [one('a'), one('b')], []],
  ['a section more', [one('a')], [one('a'), one('b')], ['added b']],
  ['a section less', [one('a'), one('b')], [one('b')], ['removed a']],
  ['other settings', [one('a', 1)], [one('a', 2)], ['changed a']],
  ['another order', [one('a'), one('b'), one('c')], [one('c'), one('a'), one('b')], ['moved c']],
  ['of two of a kind the second', [one('a', 1), one('a', 2)], [one('a', 1), one('a', 3)], ['changed a']],
  ['all at once', [one('a', 1), one('b'), one('c')], [one('d'), one('c'), one('a', 2)], ['added d', 'changed a', 'moved a', 'removed b']],
])('%s', (_, before, after, changes) => expect(differenceOf(before, after).map(({ kind, section }) => `${kind} ${section}`)).toEqual(changes));

const sections = fc.array(fc.record({ section: fc.constantFrom('a', 'b', 'c'), settings: fc.record({ value: fc.integer({ min: 0, max: 2 }) }) }), {
  maxLength: 8,
});
it('counts what comes and goes, and is nothing between the same', () => {
  fc.assert(
    fc.property(sections, sections, (before, after) => {
      const count = (kind: string) => differenceOf(before, after).filter((change) => change.kind === kind).length;
      expect(count('added') - count('removed')).toBe(after.length - before.length);
      expect(differenceOf(after, after)).toEqual([]);
    }),
  );
});
