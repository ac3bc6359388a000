/** The demo's texts that are seen first are in all of its languages, German and Japanese included; what is long to read (articles, the law) may be in three. */
import { describe, expect, it } from 'vitest';
import type { Texts } from '#kit/pure/languages.ts';
import type { MenuEntry } from '#shop/settings/contract.ts';
import { seedsFolder } from './seed-demo.ts';
import { readSeeds, type SeedCategory } from './read-seeds.ts';

const seeds = await readSeeds(seedsFolder);
const { menus, categories } = seeds;
/** Read for a long time, or by Chinese readers alone, as the name of an author is. */
const readLater = new Set(['body', 'author']);

/** Where a text, or a field of one, is in English but not in German or Japanese. */
function missingIn(value: unknown, where: string, mayBeMissing: ReadonlySet<string> = readLater): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!('en' in value && 'zh' in value)) return Object.entries(value).flatMap(([key, part]) => missingIn(part, `${where}.${key}`, mayBeMissing));
  const texts = value as Record<string, unknown>;
  return ['de', 'ja'].filter((lang) => !isFilled(texts['en'], texts[lang], mayBeMissing)).map((lang) => `${where} ${lang}`);
}

function isFilled(english: unknown, text: unknown, mayBeMissing: ReadonlySet<string>): boolean {
  if (typeof english !== 'object' || english === null || Array.isArray(english)) return Boolean(text);
  const fields = Object.entries(english).flatMap(([field, words]) => (words && !mayBeMissing.has(field) ? [field] : []));
  return fields.every((field) => Boolean((text as Record<string, string> | undefined)?.[field]));
}

type Link = readonly [path: string, texts: Texts];

/** Links of a menu, those of columns' heads left out: they lead where the first link below them does. */
function linksOf(items: readonly MenuEntry[]): Link[] {
  return items.flatMap(({ type, target, url, texts, children = [] }) => {
    const path = url ?? (target && `/${type}/${target}`);
    const isHead = children.some((child) => child.target === target);
    return [...(path && !isHead ? [[path, texts] as const] : []), ...linksOf(children)];
  });
}

const namesOf = (list: readonly SeedCategory[]): Link[] =>
  list.flatMap(({ slug, texts, children }) => [[`/category/${slug}`, texts] as const, ...namesOf(children ?? [])]);

describe('what is seen first in the demo shop is in German and Japanese too', () => {
  const { home, templates, shop, search, customCategories, collections, tags, brands, promotions, topics, forms, articles, entries } = seeds;
  const parts = { home, menus, templates, shop, search, customCategories, categories, collections, tags, brands, promotions, topics, forms, articles, entries };
  it.each(Object.entries(parts))('%s', (where, value) => {
    expect(missingIn(value, where)).toEqual([]);
  });

  it('products, but for what most of them say at length', () => {
    expect(missingIn(seeds.products, 'products', new Set([...readLater, 'description']))).toEqual([]);
  });
});

it.each(['header', 'footer'] as const)('the %s calls a category, the offers and the journal as their pages and the other menu do', (menu) => {
  const known = new Map([...namesOf(categories), ...linksOf(menus.header).filter(([path]) => ['/promotion', '/journal'].includes(path))]);
  const different = linksOf(menus[menu]).flatMap(([path, texts]) =>
    Object.entries(known.get(path) ?? {}).flatMap(([lang, named]) =>
      texts[lang]?.['title'] === named?.['title'] ? [] : [`${path} ${lang}: ${texts[lang]?.['title']}, ${named?.['title']}`],
    ),
  );
  expect(different).toEqual([]);
});
