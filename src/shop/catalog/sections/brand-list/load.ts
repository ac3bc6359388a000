import type { Context } from '#kit/server/context.ts';
import { coverChoices, distinctCovers, findCovers } from '../../covers/find-covers.ts';
import { listBrands } from '../../lists/read-brands.ts';
import type { BrandListData } from './data.ts';

/** All brands, with their own pictures or covers. */
export async function loadBrandList({ context }: { context: Context }): Promise<{ data: BrandListData; tags: string[] }> {
  const found = await listBrands(context.db, context.lang);
  const bare = found.filter(({ image }) => image === null);
  const of = bare.map(({ key }) => ({ brand: key }));
  const covers = distinctCovers(await findCovers(context, of, coverChoices));
  const pictureOf = new Map(bare.map(({ key }, index) => [key, covers[index] ?? null]));
  return { data: { items: found.map((brand) => ({ ...brand, picture: brand.image ?? pictureOf.get(brand.key) ?? null })) }, tags: ['products'] };
}
