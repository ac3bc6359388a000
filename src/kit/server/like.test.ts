import { expect, it } from 'vitest';
import { likePattern, likePrefix } from './like.ts';

it('makes a pattern that holds the text as it is', () => {
  expect(['50% off', 'a_b', 'c\\d', ''].map(likePattern)).toEqual(['%50\\% off%', '%a\\_b%', '%c\\\\d%', '%%']);
});

it('makes a pattern that begins with the text as it is', () => {
  expect(['50% off', 'a_b', 'c\\d', ''].map(likePrefix)).toEqual(['50\\% off%', 'a\\_b%', 'c\\\\d%', '%']);
});
