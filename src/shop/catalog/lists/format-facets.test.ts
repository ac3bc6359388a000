import { expect, it } from 'vitest';
import type { ProductFilter } from '../contract.ts';
import { formatFacets } from './format-facets.ts';
import type { ListCounts } from '../search/catalog-search.ts';

const nothing: ListCounts = { total: 0, isLowerBound: false, values: [] };
const moss = {
  facet: 'opt.colour',
  value: 'moss',
  title: { en: { title: 'Moss' }, zh: { title: '苔绿' } },
  facetTitle: { en: { title: 'Colour' }, zh: { title: '颜色' } },
  swatch: '#5b6b45',
  position: 0,
};
const stars = (value: string, count: number) => ({ facet: 'rating', value, count, title: null, facetTitle: null, swatch: null, position: 0 });
const filter: ProductFilter = { chosen: { 'opt.colour': ['moss', 'zzz'], price: ['9000-'] }, sort: 'relevance', page: 1, size: 20 };

it('what is chosen and of which nothing is left still has its name; an unknown value is shown as given', () => {
  const facets = (lang: string) =>
    formatFacets({ list: nothing, chosen: new Map([['opt.colour', { ...nothing, values: [{ ...moss, count: 0 }] }]]) }, { filter, currency: 'USD', lang });
  expect(facets('en')).toEqual([
    {
      key: 'opt.colour',
      title: 'Colour',
      atLeast: false,
      values: [
        { value: 'moss', title: 'Moss', count: 0, swatch: '#5b6b45' },
        { value: 'zzz', title: 'zzz', count: 0, swatch: null },
      ],
    },
  ]);
  expect(facets('zh')[0]).toMatchObject({ title: '颜色', values: [{ title: '苔绿' }, { title: 'zzz' }] });
});

it('one star is one', () => {
  const [rating] = formatFacets(
    { list: { ...nothing, total: 2, values: [stars('5', 1), stars('3', 0), stars('2', 2), stars('1', 2)] }, chosen: new Map() },
    { filter: { ...filter, chosen: {} }, currency: 'USD', lang: 'en' },
  );
  expect(rating!.values.map(({ title }) => title)).toEqual(['5 stars', '2 stars and up', '1 star and up']);
});
