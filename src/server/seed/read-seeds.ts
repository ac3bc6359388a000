/** The demo shop's files, checked as they are read. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { menusSchema } from '#shop/settings/contract.ts';
import { z } from 'zod';
import { reviewFileSchema } from './seed-reviews.ts';
import { questionFileSchema } from './seed-threads.ts';

const texts = z.record(z.string(), z.record(z.string(), z.string()));
const amounts = z.record(z.string().regex(/^[A-Z]{3}$/), z.number().int().min(0));

const categorySchema = z.object({
  slug: z.string(),
  texts,
  picture: z.string().optional(),
  get children() {
    return z.array(categorySchema).optional();
  },
});

/** A category of the seed files. */
export type SeedCategory = z.infer<typeof categorySchema>;

const productSchema = z.object({
  slug: z.string(),
  brand: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  taxClass: z.string(),
  texts,
  options: z.array(z.object({ key: z.string(), texts, values: z.array(z.object({ key: z.string(), swatch: z.string().optional(), texts })) })),
  specifications: z.array(z.object({ texts })),
  pictures: z.array(z.string()),
  variants: z.array(
    z.object({
      sku: z.string(),
      options: z.record(z.string(), z.string()),
      price: amounts,
      linePrice: amounts.optional(),
      weightGrams: z.number().int(),
      barcode: z.string().optional(),
      stock: z.number().int(),
      policy: z.enum(['deny', 'continue']),
      picture: z.string().optional(),
    }),
  ),
  showSlideImage: z.boolean(),
  showFavorite: z.boolean(),
  showCart: z.boolean(),
  publishedAt: z.coerce.date(),
  salesCount: z.number().int(),
});

/** A product of the seed files. */
export type SeedProduct = z.infer<typeof productSchema>;

const shopSchema = z.looseObject({ baseCurrency: z.string(), name: z.record(z.string(), z.string()) });

/** Everything that the demo shop is made of. */
export type Seeds = Awaited<ReturnType<typeof readSeeds>>;

/** Reads the folder of the demo shop. */
export async function readSeeds(folder: string) {
  const read = async <Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>> => {
    const checked = schema.safeParse(JSON.parse(await readFile(join(folder, file), 'utf8')));
    if (!checked.success) throw new Error(`${file} of the demo shop does not fit: ${z.prettifyError(checked.error)}`);
    return checked.data;
  };
  const files = async (below: string) => (await readdir(join(folder, below))).filter((name) => name.endsWith('.json')).sort();
  const products = await files('products');
  const pages = await files('pages');
  const reviews = await files('reviews');
  const questions = await files('questions');
  return {
    categories: await read('categories.json', z.array(categorySchema)),
    tags: await read('tags.json', z.array(z.object({ slug: z.string(), texts }))),
    collections: await read('collections.json', z.array(z.object({ slug: z.string(), texts, picture: z.string().optional(), products: z.array(z.string()) }))),
    products: await Promise.all(products.map((name) => read(`products/${name}`, productSchema))),
    pages: await Promise.all(pages.map((name) => read(`pages/${name}`, z.object({ slug: z.string(), texts })))),
    reviews: (await Promise.all(reviews.map((name) => read(`reviews/${name}`, reviewFileSchema)))).flat(),
    questions: (await Promise.all(questions.map((name) => read(`questions/${name}`, questionFileSchema)))).flat(),
    alts: await read('pictures/alt.json', z.record(z.string(), z.record(z.string(), z.string()))),
    shop: await read('shop.json', shopSchema),
    menus: await read('menus.json', menusSchema),
    home: await read('home.json', z.array(z.object({ section: z.string(), settings: z.record(z.string(), z.unknown()) }))),
  };
}
