/** The demo shop with its shoppers, into an empty shop. */
import { invalidateTags } from '#kit/server/events/announce.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import type { SystemHost } from '#kit/server/context.ts';
import { markDemoShoppers } from './mark-demo.ts';
import { seedDemo } from './seed-demo.ts';
import { demoShoppers } from './shoppers/seed-shopper.ts';
import { seedShoppers } from './shoppers/seed-shoppers.ts';

/** Of pages that show something of the demo shop, or that it is not there. */
export const demoTags: readonly string[] = [
  'settings',
  'menu',
  'theme',
  'markets',
  'shipping',
  'products',
  'promotions',
  'offers',
  'template:home',
  'template:auth-signin',
  'template:error',
  'template:gift-card',
  'template:order-lookup',
];

/** Fills it in where nothing is sold yet, and takes in pictures that were missing; answers what to print. */
export async function fillDemo(host: SystemHost): Promise<string[]> {
  const { filled, products, pictures } = await seedDemo(host);
  if (!filled) return [];
  const lines = await seedShoppers(host);
  const emails = demoShoppers.map(({ email }) => email);
  await host.database.transaction(async (tx) => {
    await markDemoShoppers(tx, emails);
    // The shop may serve already: no page knows of what came in.
    await invalidateTags(tx, demoTags);
  });
  invalidateMemoized('all');
  return [`The demo shop is in: ${products} products, ${pictures} pictures.`, ...lines];
}
