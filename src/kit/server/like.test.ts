import { expect, it } from 'vitest';
import { likePattern } from './like.ts';

it('makes a pattern that holds the text as it is', () => {
  expect(['50% off', 'a_b', 'c\\d', ''].map(likePattern)).toEqual(['%50\\% off%', '%a\\_b%', '%c\\\\d%', '%%']);
});
