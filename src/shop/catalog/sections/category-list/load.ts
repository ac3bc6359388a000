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
  const scenePictures = picturesNamed(
    db,
    scenes.map(({ picture }) => picture),
    lang,
  );
  // Asked for together: the pictures of all sections are one statement.
  const [top, pictures] = await Promise.all([categoryTree(db, lang), scenePictures]);
  const all = flat(top);
  const named = categories.flatMap((slug) => all.find((node) => node.slug === slug) ?? []);
  const shown = categories.some((slug) => slug !== '') ? named : top.slice(0, mostAtTop);
  const items = shown.map(({ id, slug, title, image }, index) => {
    const scene = pictures.get(scenes[index]?.picture ?? '') ?? null;
    return { id, slug, title, image: scene ?? image, large: scene !== null };
  });
  return { data: { ...wordsIn(texts, ['title', 'text'], lang), items }, tags: ['products', ...items.map((item) => `category:${item.id}`)] };
}

const flat = (nodes: readonly CategoryNode[]): CategoryNode[] => nodes.flatMap((node) => [node, ...flat(node.children as CategoryNode[])]);
