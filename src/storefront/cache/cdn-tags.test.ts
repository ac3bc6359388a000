import { expect, it } from 'vitest';
import { cdnTag, cdnTagHeader } from './cdn-tags.ts';

it('names tags once, without what separates them', () => {
  expect(cdnTagHeader({ network: 'fastly' }, ['product:1', 'menu', 'menu', 'a b,c'])).toEqual({ 'surrogate-key': 'product:1 menu a_b_c' });
  expect(cdnTagHeader({ network: 'cloudflare' }, ['product:1', 'é\n'])).toEqual({ 'cache-tag': 'product:1,__' });
  expect(cdnTag('collection:7')).toBe('collection:7');
  expect([cdnTagHeader(null, ['menu']), cdnTagHeader({ network: 'fastly' }, [])]).toEqual([{}, {}]);
});

it('names the tag that every purge names where there are more than a header holds', () => {
  const many = Array.from({ length: 200 }, (_, at) => `product:00000000-0000-7000-8000-${String(at).padStart(12, '0')}`);
  expect(cdnTagHeader({ network: 'fastly' }, many)).toEqual({ 'surrogate-key': 'everything' });
});
