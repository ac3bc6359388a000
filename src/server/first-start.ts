/** What an empty database is filled with at the first start, where that is asked for: each step looks for itself whether it is needed. */
import { systemContext } from '#kit/server/context.ts';
import type { Host } from '#kit/server/slice.ts';
import { ensureFirstStaff } from '#shop/staff/index.ts';
import type { Say } from './open-shop.ts';
import { isDatabaseEmpty, waitsForPictures } from './seed/demo-due.ts';

/** A step of the first start. */
export type FirstStartStep = (parts: { host: Host; staffEmail: string; fillDemo: boolean; say: Say }) => Promise<void>;

/** The steps, in order. */
export const firstStartSteps: readonly FirstStartStep[] = [fillDemoShop, createOwner];

async function fillDemoShop({ host, fillDemo, say }: Parameters<FirstStartStep>[0]): Promise<void> {
  const isEmpty = await isDatabaseEmpty(host.database.reader);
  if (!isEmpty && !(await waitsForPictures(host.database.reader))) return;
  if (isEmpty && !fillDemo) return printFillHint(say);
  if (isEmpty) say('The database is empty: filling in the demo shop …');
  // Loaded where there is something to do.
  const [{ seedDemo }, { seedShoppers }] = await Promise.all([import('./seed/seed-demo.ts'), import('./seed/shoppers/seed-shoppers.ts')]);
  const { filled, products, pictures } = await seedDemo(host);
  if (!filled) return;
  say(`The demo shop is in: ${products} products, ${pictures} pictures.`);
  for (const line of await seedShoppers(host)) say(line);
}

function printFillHint(say: Say): void {
  say('The shop is empty. Sell your own things: npm run shop -- import products.csv');
  say('Or look around in the demo shop first: npm start -- --demo   (npm run shop -- seed while the shop runs)');
}

async function createOwner({ host, staffEmail, say }: Parameters<FirstStartStep>[0]): Promise<void> {
  const owner = await ensureFirstStaff(systemContext(host, { name: 'first start' }), staffEmail);
  // The password is shown here once and stored nowhere; docs/contract.md, "Operations" fixes the line's form.
  if (owner) say(`Staff account: ${owner.email}  password: ${owner.password}`);
}
