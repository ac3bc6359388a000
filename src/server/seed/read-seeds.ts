/** The demo shop's files, checked as they are read. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '#kit/pure/languages.ts';
import { formInputSchema } from '#shop/inquiries/contract.ts';
import { menusSchema, paymentSettingsSchema, routesSchema, searchSettingsSchema } from '#shop/settings/contract.ts';
import { aheadKinds } from '#shop/stock/contract.ts';
import { sizeGuideInput } from '#shop/catalog/contract.ts';
import { z } from 'zod';
import { completeProduct, type Completed } from './complete-product.ts';
import { keepPictured } from './keep-pictured.ts';
import { promotionFileSchema } from './seed-promotions.ts';
import { reviewFileSchema } from './seed-reviews.ts';
import { commentFileSchema, questionFileSchema } from './seed-threads.ts';
import { articleFileSchema, entryFileSchema, topicsFileSchema } from './seed-contents.ts';

const texts = z.record(z.string(), z.record(z.string(), z.string()));
const sections = z.array(z.object({ section: z.string(), settings: z.record(z.string(), z.unknown()) }));
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

const words = z.record(z.string(), z.string());

const vocabularySchema = z.object({
  options: z.record(z.string(), z.object({ title: words, values: z.record(z.string(), z.object({ swatch: z.string().optional(), title: words })) })),
  specifications: z.object({ titles: z.record(z.string(), words), values: z.record(z.string(), words) }),
});

const productSchema = z.strictObject({
  slug: z.string(),
  brand: z.string().optional(),
  category: z.string(),
  tags: z.array(z.string()),
  taxClass: z.string().optional(),
  texts,
  options: z.array(
    z.object({
      key: z.string(),
      as: z.string().optional(),
      values: z.array(z.union([z.string(), z.object({ key: z.string(), swatch: z.string().optional(), picture: z.string().optional(), texts })])),
    }),
  ),
  specifications: z.array(z.object({ of: z.string(), value: z.string().optional(), texts: words.optional() })),
  price: amounts.optional(),
  linePrice: amounts.optional(),
  weightGrams: z.number().int().optional(),
  variants: z.array(
    z.strictObject({
      sku: z.string(),
      options: z.record(z.string(), z.string()),
      price: amounts.optional(),
      linePrice: amounts.optional(),
      weightGrams: z.number().int().optional(),
      barcode: z.string().optional(),
      stock: z.number().int(),
      policy: z.enum(['deny', 'continue']).optional(),
      ahead: z.strictObject({ as: z.enum(aheadKinds), inDays: z.number().int().min(1), limit: z.number().int().min(0).optional() }).optional(),
      picture: z.string().optional(),
    }),
  ),
  pictures: z.array(z.string()).optional(),
  /** Files of `videos/`, each with the picture that stands for it. */
  videos: z
    .array(z.object({ file: z.string(), poster: z.string(), texts }))
    .max(3)
    .optional(),
  sizeGuide: sizeGuideInput.omit({ categories: true, products: true }).optional(),
  showSlideImage: z.boolean().optional(),
  showFavorite: z.boolean().optional(),
  showCart: z.boolean().optional(),
  publishedAt: z.coerce.date(),
  salesCount: z.number().int(),
});

/** A product of the seed files, its shared text looked up. */
export type SeedProduct = Omit<z.infer<typeof productSchema>, keyof Completed> & Completed;

const shopSchema = z.looseObject({
  baseCurrency: z.string(),
  languageCurrencies: z.partialRecord(z.enum(languages), z.string()),
  name: words,
  bankTransfer: paymentSettingsSchema.shape.bankTransfer,
  /** Countries where people pay at the door. */
  cashOnDelivery: z.array(z.string()),
  /** The service that wraps an order: a hidden product. */
  giftWrapping: z.object({ slug: z.string(), sku: z.string(), picture: z.string(), price: amounts, texts }),
  returnAddress: z.object({ consignee: words, contactNumber: z.string(), address: words }),
});

/** Everything that the demo shop is made of. */
export type Seeds = Awaited<ReturnType<typeof readSeeds>>;

/** Reads the folder of the demo shop; what has no picture there is left out. */
export async function readSeeds(folder: string) {
  const read = async <Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>> => {
    const checked = schema.safeParse(JSON.parse(await readFile(join(folder, file), 'utf8')));
    if (!checked.success) throw new Error(`${file} of the demo shop does not fit: ${z.prettifyError(checked.error)}`);
    return checked.data;
  };
  const files = async (below: string) => (await readdir(join(folder, below))).filter((name) => name.endsWith('.json')).sort();
  const products = await files('products');
  const vocabulary = await read('vocabulary.json', vocabularySchema);
  const readProduct = async (name: string): Promise<SeedProduct> => {
    const file = await read(`products/${name}`, productSchema);
    return { ...file, ...completeProduct(file, vocabulary) };
  };
  const pages = await files('pages');
  // Inquiry forms are written as `POST /api/admin/inquiry-forms` takes them.
  const forms = await files('forms');
  const articles = await files('articles');
  const entries = await files('entries');
  const reviews = await files('reviews');
  const questions = await files('questions');
  const comments = await files('comments');
  const promotions = await files('promotions');
  const pictures = new Set(await readdir(join(folder, 'pictures')));
  return keepPictured(pictures, {
    categories: await read('categories.json', z.array(categorySchema)),
    tags: await read('tags.json', z.array(z.object({ slug: z.string(), texts }))),
    brands: await read('brands.json', z.array(z.object({ name: z.string(), texts, picture: z.string().optional() }))),
    collections: await read('collections.json', z.array(z.object({ slug: z.string(), texts, picture: z.string().optional(), products: z.array(z.string()) }))),
    products: await Promise.all(products.map(readProduct)),
    goesWith: await read('goes-with.json', z.record(z.string(), z.string())),
    pages: await Promise.all(
      pages.map((name) => read(`pages/${name}`, z.object({ slug: z.string(), texts, picture: z.string().optional(), template: z.string().optional() }))),
    ),
    topics: await read('article-topics.json', topicsFileSchema),
    articles: await Promise.all(articles.map((name) => read(`articles/${name}`, articleFileSchema))),
    entries: await Promise.all(entries.map((name) => read(`entries/${name}`, entryFileSchema))),
    customCategories: await read('custom-categories.json', routesSchema.shape.customCategories),
    reviews: (await Promise.all(reviews.map((name) => read(`reviews/${name}`, reviewFileSchema)))).flat(),
    questions: (await Promise.all(questions.map((name) => read(`questions/${name}`, questionFileSchema)))).flat(),
    comments: (await Promise.all(comments.map((name) => read(`comments/${name}`, commentFileSchema)))).flat(),
    forms: await Promise.all(forms.map((name) => read(`forms/${name}`, formInputSchema))),
    promotions: await Promise.all(promotions.map((name) => read(`promotions/${name}`, promotionFileSchema))),
    alts: await read('pictures/alt.json', z.record(z.string(), z.record(z.string(), z.string()))),
    shop: await read('shop.json', shopSchema),
    menus: await read('menus.json', menusSchema),
    search: await read('search.json', searchSettingsSchema),
    home: await read('home.json', sections),
    templates: await read('templates.json', z.record(z.string(), sections)),
  });
}
