import type { Context } from '#kit/server/context.ts';
import { coverChoices, distinctCovers, findCovers, findLeads } from '../../covers/index.ts';
import type { BrandItem } from '../../contract.ts';
import { listProductRow } from '../../lists/list-product-row.ts';
import type { BrandListData, BrandListModel, BrandStory } from './data.ts';

/** So many stand beside a brand; its own page has them all. */
const mostProducts = 3;

/** The page's brands with what leads them. All rows of products share two statements, all pictures of stories are one. */
export async function loadBrandList({ context, model }: { context: Context; model: BrandListModel }): Promise<{ data: BrandListData; tags: string[] }> {
  const isDescribed = ({ description }: BrandItem) => description !== '';
  const { items } = model.list;
  const [stories, others] = await Promise.all([
    readStories(context, items.filter(isDescribed)),
    coverOthers(
      context,
      items.filter((brand) => !isDescribed(brand)),
    ),
  ]);
  return { data: { stories, others }, tags: ['products'] };
}

async function readStories(context: Context, brands: readonly BrandItem[]): Promise<BrandStory[]> {
  const rows = await Promise.all(brands.map(({ key }) => listProductRow(context.db, { brand: key, sort: 'sales', limit: mostProducts }, context)));
  const leads = await findLeads(
    context,
    rows.flatMap((row) => row.slice(0, 1)),
  );
  return brands.map((brand, index) => {
    const products = rows[index] ?? [];
    const [first] = products;
    return { ...brand, products, lead: first ? (leads.get(first.id) ?? first.images[0] ?? null) : null };
  });
}

async function coverOthers(context: Context, brands: readonly BrandItem[]): Promise<BrandListData['others']> {
  const bare = brands.filter(({ image }) => image === null);
  const of = bare.map(({ key }) => ({ brand: key }));
  const covers = distinctCovers(await findCovers(context, of, coverChoices));
  const pictureOf = new Map(bare.map(({ key }, index) => [key, covers[index] ?? null]));
  return brands.map((brand) => ({ ...brand, picture: brand.image ?? pictureOf.get(brand.key) ?? null }));
}
