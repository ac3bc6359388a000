import { describe, expect, it } from 'vitest';
import { keepPictured } from './keep-pictured.ts';

const product = (slug: string, colours: string[], category: string) => ({
  slug,
  category,
  options: [{ key: 'colour', values: colours.map((key) => ({ key })) }],
  variants: colours.map((colour) => ({ options: { colour } })),
  pictures: colours.map((colour) => `${slug}--${colour}.jpg`),
});

const shop = {
  products: [product('cup', ['moss', 'ink'], 'cups'), product('lamp', ['chalk'], 'lamps')],
  categories: [
    { slug: 'table', picture: 'missing.jpg', children: [{ slug: 'cups', picture: 'cup--ink.jpg' }] },
    { slug: 'light', picture: 'lamp--chalk.jpg', children: [{ slug: 'lamps', picture: 'lamp--chalk.jpg' }] },
  ],
  collections: [
    { slug: 'all', picture: 'coll.jpg', products: ['lamp', 'cup'] },
    { slug: 'evening', picture: 'lamp--chalk.jpg', products: ['lamp'] },
  ],
  brands: [{ picture: 'forge.jpg' }, {}],
  promotions: [{ picture: 'offer.jpg' }, {}],
  reviews: [{ product: 'cup' }, { product: 'lamp' }],
  questions: [{ product: 'lamp' }],
  menus: {
    header: [
      { type: 'category', target: 'table', children: [{ type: 'category', target: 'cups' }] },
      { type: 'category', target: 'light' },
      { type: 'collection', target: 'evening' },
      { type: 'page', target: 'about', image: 'coll.jpg' },
    ],
  },
};

describe('keepPictured', () => {
  it('retains everything whose picture exists', () => {
    const there = new Set(['cup--moss.jpg', 'cup--ink.jpg', 'lamp--chalk.jpg', 'coll.jpg', 'missing.jpg', 'offer.jpg', 'forge.jpg']);
    expect(keepPictured(there, shop)).toEqual(shop);
  });

  it('leaves out a colour without a picture, and with a product all that would be empty', () => {
    const filtered = keepPictured(new Set(['cup--moss.jpg']), shop);
    expect(filtered.products).toEqual([product('cup', ['moss'], 'cups')]);
    expect(filtered.categories).toEqual([{ slug: 'table', picture: 'cup--moss.jpg', children: [{ slug: 'cups', picture: 'cup--moss.jpg' }] }]);
    expect(filtered.collections).toEqual([{ slug: 'all', picture: 'cup--moss.jpg', products: ['cup'] }]);
    expect(filtered.brands).toEqual([{}, {}]);
    expect(filtered.promotions).toEqual([{}, {}]);
    expect(filtered.reviews).toEqual([{ product: 'cup' }]);
    expect(filtered.questions).toEqual([]);
    expect(filtered.menus).toEqual({
      header: [
        { type: 'category', target: 'table', children: [{ type: 'category', target: 'cups' }] },
        { type: 'page', target: 'about', image: null },
      ],
    });
  });
});
