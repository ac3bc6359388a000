import type { Context } from '#kit/server/context.ts';
import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { coverChoices, distinctCovers, findCovers, findLeads } from '../../covers/index.ts';
import type { BrandItem } from '../../contract.ts';
import { listBrands } from '../../lists/read-brands.ts';
import { listProductRow } from '../../lists/list-product-row.ts';
import type { ListingModel } from '../product-list/data.ts';
import type { BrandListData, BrandListModel, BrandStory } from './data.ts';
import type { OtherBrandsData } from './other-brands.tsx';

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
  return { data: { stories, others }, tags: tagsOf(stories) };
}

/** A row of them beside the page of one. */
const mostOthers = 4;

/** Those next to the page's own by name, each with its cover, else a picture of its goods in use. */
export async function loadOtherBrands({ context, model }: SectionScope<Pick<ListingModel, 'brand'>>): Promise<Loaded<OtherBrandsData>> {
  const { items } = await listBrands(context.db, { page: 1, lang: context.lang });
  const own = items.findIndex(({ key }) => key === model.brand?.key);
  const others = [...items.slice(own + 1), ...items.slice(0, Math.max(own, 0))].slice(0, mostOthers);
  const stories = await readStories(context, others);
  return { data: { brands: stories.map(({ lead, ...brand }) => ({ ...brand, picture: lead })) }, tags: tagsOf(stories) };
}

const tagsOf = (stories: readonly BrandStory[]): string[] => ['products', ...stories.flatMap(({ products }) => products.map(({ id }) => `product:${id}`))];

async function readStories(context: Context, brands: readonly BrandItem[]): Promise<BrandStory[]> {
  const rows = await Promise.all(brands.map(({ key }) => listProductRow(context.db, { brand: key, sort: 'sales', limit: mostProducts }, context)));
  const leads = await findLeads(
    context,
    rows.flatMap((row, index) => (brands[index]!.cover ? [] : row.slice(0, 1))),
  );
  return brands.map((brand, index) => {
    const products = rows[index] ?? [];
    const [first] = products;
    return { ...brand, products, lead: brand.cover ?? (first ? (leads.get(first.id) ?? first.images[0] ?? null) : null) };
  });
}

async function coverOthers(context: Context, brands: readonly BrandItem[]): Promise<BrandListData['others']> {
  const bare = brands.filter(({ image, cover }) => image === null && cover === null);
  const of = bare.map(({ key }) => ({ brand: key }));
  const covers = distinctCovers(await findCovers(context, of, coverChoices));
  const pictureOf = new Map(bare.map(({ key }, index) => [key, covers[index] ?? null]));
  return brands.map((brand) => ({ ...brand, picture: brand.cover ?? brand.image ?? pictureOf.get(brand.key) ?? null }));
}
