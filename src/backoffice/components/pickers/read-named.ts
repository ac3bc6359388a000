import { callAdmin } from '../../api/call-admin.ts';

/** How many the lists' filters take, and answer on a page. */
const mostAtOnce = 100;

/** Reads products, categories, tags, brands or collections that are chosen already, as lists show them: those that there still are, in no order. */
export async function readNamed<Item>(
  resource: 'products' | 'categories' | 'tags' | 'brands' | 'collections',
  chosen: readonly string[],
  by: 'slugs' | 'ids' = 'slugs',
): Promise<Item[]> {
  const pages = Array.from({ length: Math.ceil(chosen.length / mostAtOnce) }, (_, page) => chosen.slice(page * mostAtOnce, (page + 1) * mostAtOnce));
  const answers = await Promise.all(
    pages.map((page) => callAdmin<{ items: Item[] }>(`/${resource}?size=${mostAtOnce}&filter=${encodeURIComponent(JSON.stringify({ [by]: page }))}`)),
  );
  return answers.flatMap(({ data }) => data.items);
}
