import { describe, expect, it } from 'vitest';
import type { TreeCategory } from '#shop/catalog/contract.ts';
import { dropPlace, findNode, step, treeOf } from './tree.ts';

const category = (slug: string, parent: string | null): TreeCategory => ({
  id: slug,
  slug,
  parent,
  position: 0,
  published: true,
  productCount: 0,
  image: null,
  title: slug,
});
// home > table > mugs; home > wall; garden
const tree = treeOf([category('home', null), category('table', 'home'), category('garden', null), category('wall', 'home'), category('mugs', 'table')]);

it('a flat list becomes a tree; what has lost its parent stands at the top', () => {
  expect(tree.map(({ slug }) => slug)).toEqual(['home', 'garden']);
  expect(findNode(tree, 'mugs')?.above.map(({ slug }) => slug)).toEqual(['home', 'table']);
  expect(treeOf([category('lost', 'gone')]).map(({ slug }) => slug)).toEqual(['lost']);
});

describe('a step by the keyboard', () => {
  it.each([
    ['garden', 'up', { parent: null, before: 'home' }],
    ['home', 'up', null],
    ['home', 'down', { parent: null }],
    ['table', 'down', { parent: 'home' }],
    ['garden', 'down', null],
    ['wall', 'into', { parent: 'table' }],
    ['home', 'into', null],
    ['mugs', 'out', { parent: 'home', before: 'wall' }],
    ['wall', 'out', { parent: null, before: 'garden' }],
    ['garden', 'out', null],
    ['nobody', 'up', null],
  ] as const)('%s %s', (slug, way, place) => expect(step(tree, slug, way)).toEqual(place));
});

describe('a drop', () => {
  it.each([
    ['garden', 'table', 'before', { parent: 'home', before: 'table' }],
    ['garden', 'table', 'after', { parent: 'home', before: 'wall' }],
    ['wall', 'table', 'after', { parent: 'home' }],
    ['garden', 'mugs', 'into', { parent: 'mugs' }],
    ['home', 'mugs', 'into', null],
    ['home', 'table', 'before', null],
    ['home', 'home', 'after', null],
  ] as const)('of %s on %s: %s', (slug, target, where, place) => expect(dropPlace(tree, slug, target, where)).toEqual(place));
});
