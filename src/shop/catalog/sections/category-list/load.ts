import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { wordsIn } from '#kit/server/page/section-settings.ts';
import type { CategoryNode } from '../../contract.ts';
import { picturesNamed } from '../../../media/index.ts';
import { categoryTree } from '../../lists/read-listing.ts';
import type { CategoryListData } from './section.tsx';
import type { CategoryListSettings } from './settings.ts';

const mostAtTop = 12;

/** The categories that the settings name, in that order; none named: those at the top. */
export async function loadCategoryList(
  { context: { db, lang } }: SectionScope<unknown>,
  { texts, categories, scenes }: CategoryListSettings,
): Promise<Loaded<CategoryListData>> {
  const top = await categoryTree(db, lang);
  const all = flat(top);
  const named = categories.flatMap((slug) => all.find((node) => node.slug === slug) ?? []);
  const shown = categories.some((slug) => slug !== '') ? named : top.slice(0, mostAtTop);
  const pictures = await picturesNamed(
    db,
    scenes.map(({ picture }) => picture),
    lang,
  );
  const items = shown.map(({ id, slug, title, image }, index) => {
    const scene = pictures.get(scenes[index]?.picture ?? '') ?? null;
    return { id, slug, title, image: scene ?? image, large: scene !== null };
  });
  return { data: { ...wordsIn(texts, ['title', 'text'], lang), items }, tags: ['products', ...items.map((item) => `category:${item.id}`)] };
}

const flat = (nodes: readonly CategoryNode[]): CategoryNode[] => nodes.flatMap((node) => [node, ...flat(node.children as CategoryNode[])]);
