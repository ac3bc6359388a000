import type { Context } from '#kit/server/context.ts';
import { coverChoices, distinctCovers, findCovers } from '../../covers/find-covers.ts';
import type { BrandListData, BrandListModel } from './data.ts';

/** The page's brands, with their own pictures or covers. */
export async function loadBrandList({ context, model }: { context: Context; model: BrandListModel }): Promise<{ data: BrandListData; tags: string[] }> {
  const { items } = model.list;
  const bare = items.filter(({ image }) => image === null);
  const of = bare.map(({ key }) => ({ brand: key }));
  const covers = distinctCovers(await findCovers(context, of, coverChoices));
  const pictureOf = new Map(bare.map(({ key }, index) => [key, covers[index] ?? null]));
  return { data: { items: items.map((brand) => ({ ...brand, picture: brand.image ?? pictureOf.get(brand.key) ?? null })) }, tags: ['products'] };
}
