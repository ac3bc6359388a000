import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import type { ProductListItem } from '../../contract.ts';
import { listBestsellers } from '../../related/list-bestsellers.ts';

/** None on a page that says that the shop is broken: what broke it may be what would have to be asked. */
export async function loadBestsellers({ context, model }: SectionScope<{ status?: number } | null>): Promise<Loaded<{ items: ProductListItem[] }>> {
  const items = model?.status === 500 ? [] : await listBestsellers(context.db, context);
  return { data: { items }, tags: ['products', ...items.map((item) => `product:${item.id}`)] };
}
