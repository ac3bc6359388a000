/** Fills an empty database with the demo shop. */
import { join } from 'node:path';
import { sql } from 'kysely';
import { on, type Database, type Tx } from '#kit/server/database.ts';
import type { SystemHost } from '#kit/server/context.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { catalogIsEmpty } from '#shop/catalog/fill/index.ts';
import { readMarkets } from '#shop/markets/index.ts';
import { createForms } from '#shop/inquiries/index.ts';
import { pictureFiles } from '#shop/media/index.ts';
import { packageRoot } from '../folders.ts';
import { seedCommerce } from '../seed-commerce.ts';
import { hasBasics, waitsForPictures } from './demo-due.ts';
import { seedPromotions } from './seed-promotions.ts';
import { readSeeds, type SeedCategory, type Seeds } from './read-seeds.ts';
import { seedCatalog } from './seed-catalog.ts';
import { contentPictures, seedContents } from './seed-contents.ts';
import { seedPictures } from './seed-pictures.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedSettings } from './seed-settings.ts';
import { seedComments, seedQuestions } from './seed-threads.ts';
import { markDemoShop } from './mark-demo.ts';
import { prepareVideos, storeVideos } from './seed-videos.ts';

/** Where the demo shop's files lie. */
export const seedsFolder = join(packageRoot, 'seeds', 'demo');

/** What was filled in. */
export type SeedReport = { filled: boolean; products: number; pictures: number };

// Any number; the same in all processes, so that two first starts do not both fill the shop.
const seedLock = 724_000_153;

/** What every shop needs before it can sell, into one that has none of it: the demo's currencies, markets, taxes and shipping. */
export async function seedBasics(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await lock(tx);
    if (await hasBasics(tx)) return;
    await seedCommerce(tx);
    await invalidateTags(tx, ['markets', 'shipping']);
  });
  invalidateMemoized(['markets', 'shipping']);
}

/**
 * Fills the demo shop in when no product exists; does nothing otherwise, except to take in pictures that were missing at
 * an earlier run. All rows come in one transaction, so an interrupted run leaves an empty shop to fill again.
 */
export async function seedDemo(host: SystemHost): Promise<SeedReport> {
  const empty = await catalogIsEmpty(host.database.reader);
  if (!empty && !(await waitsForPictures(host.database.reader))) return { filled: false, products: 0, pictures: 0 };
  const seeds = await readSeeds(seedsFolder);
  const names = pictureNames(seeds);
  const pictures = await seedPictures(host.database, pictureFiles(host.config.storage), { folder: join(seedsFolder, 'pictures'), names, alts: seeds.alts });
  if (!empty) return { filled: false, products: 0, pictures: pictures.size };
  const prepared = await prepareVideos(pictureFiles(host.config.storage), seeds, join(seedsFolder, 'videos'));
  const now = host.now();
  const filled = await host.database.transaction(async (tx) => {
    await lock(tx);
    if (!(await catalogIsEmpty(tx))) return false;
    await seedCommerce(tx);
    const videos = await storeVideos(tx, seeds, { prepared, pictures });
    const productIds = await seedCatalog(tx, seeds, { pictures, videos, now });
    await seedReviews(tx, seeds.reviews, { productIds, pictures, now });
    const products = new Map(
      seeds.products.flatMap(({ slug, texts }) => {
        const id = productIds.get(slug);
        return id ? [[slug, { id, title: texts['en']?.['title'] ?? slug }] as const] : [];
      }),
    );
    await seedQuestions(tx, seeds.questions, { products, shopNames: seeds.shop.name, now });
    await createForms(tx, seeds.forms, now);
    // Read within: the markets were written a moment ago.
    invalidateMemoized(['markets']);
    await seedPromotions(tx, seeds.promotions, { pictures, markets: await readMarkets(tx), now });
    await seedContents(tx, seeds, { productIds, pictures, now });
    await seedComments(tx, seeds.comments, { shopNames: seeds.shop.name, now });
    await seedSettings(tx, seeds, { pictures, now });
    await markDemoShop(tx);
    return true;
  });
  if (filled) await analyze(host.database);
  return { filled, products: filled ? seeds.products.length : 0, pictures: pictures.size };
}

function pictureNames(seeds: Seeds): string[] {
  const ofCategories = (categories: readonly SeedCategory[]): string[] =>
    categories.flatMap((category) => [...(category.picture === undefined ? [] : [category.picture]), ...ofCategories(category.children ?? [])]);
  return [
    ...new Set([
      ...ofCategories(seeds.categories),
      ...seeds.collections.flatMap((collection) => collection.picture ?? []),
      ...seeds.promotions.flatMap((promotion) => promotion.picture ?? []),
      ...seeds.brands.flatMap((brand) => brand.picture ?? []),
      ...contentPictures(seeds),
      ...seeds.reviews.flatMap(({ reviews }) => reviews.flatMap((review) => review.pictures)),
      ...seeds.products.flatMap((product) => [
        ...product.pictures,
        ...(product.videos ?? []).map((video) => video.poster),
        ...product.options.flatMap((option) => option.values.flatMap((value) => value.picture ?? [])),
        ...product.variants.flatMap((variant) => variant.picture ?? []),
      ]),
      ...Array.from(JSON.stringify([seeds.home, seeds.templates]).matchAll(/"picture":"([^"]+)"/g), (found) => found[1]!),
    ]),
  ];
}

async function lock(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${seedLock})`.execute(on(tx));
}

/** The planner should know at once that the tables are no longer empty. */
async function analyze(database: SystemHost['database']): Promise<void> {
  await sql`analyze`.execute(on(database.reader));
}
