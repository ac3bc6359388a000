import { wordOrder } from '#kit/pure/formats.ts';
import type { Context } from '#kit/server/context.ts';
import { coverChoices, distinctCovers, findCovers } from '../../covers/find-covers.ts';
import { listKeyedTags } from '../../lists/read-listing.ts';
import type { TagListData } from './section.tsx';

/** All tags in the order of their words, with covers. */
export async function loadTagList({ context }: { context: Context }): Promise<{ data: TagListData; tags: string[] }> {
  const inOrder = wordOrder(context.lang);
  const found = (await listKeyedTags(context.db, context.lang)).toSorted((a, b) => inOrder.compare(a.tag.title, b.tag.title));
  const of = found.map(({ key }) => ({ tag: key }));
  const covers = distinctCovers(await findCovers(context, of, coverChoices));
  return { data: { items: found.map(({ tag }, index) => ({ ...tag, picture: covers[index] ?? null })) }, tags: ['products'] };
}
