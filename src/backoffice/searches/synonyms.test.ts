import { expect, it } from 'vitest';
import { withSynonym } from './synonyms.ts';

it('a search becomes a synonym in the group that knows the word, else in one of its own', () => {
  const groups = [
    ['cup', 'mug'],
    ['lamp', 'light'],
  ];
  expect(withSynonym(groups, 'beaker', 'Mug')).toEqual([
    ['cup', 'mug', 'beaker'],
    ['lamp', 'light'],
  ]);
  expect(withSynonym(groups, 'settee', 'sofa')).toEqual([...groups, ['settee', 'sofa']]);
  expect(withSynonym(groups, 'cup', 'mug')).toEqual(groups);
});
