/** The demo shop's shoppers with all that they did. */
import type { SystemHost } from '#kit/server/context.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { ordersSlice } from '#shop/orders/index.ts';
import { demoOrders } from './demo-orders.ts';
import { demoPerson } from './demo-person.ts';
import { seedOrders } from './seed-orders.ts';
import { demoShoppers, seedShopper, type DemoShopper } from './seed-shopper.ts';
import { seedShopperLists } from './seed-shopper-lists.ts';

/** Money that goes back goes back at once; mails about the past are sent to nobody. */
const doneAtOnce = ['order.refund'];
const jobs = (ordersSlice.jobs ?? []).filter((job) => doneAtOnce.includes(job.name));

/** Makes the shoppers and lets them buy; answers a line for each, with the password that is shown here alone. */
export async function seedShoppers(host: SystemHost): Promise<string[]> {
  // Whatever was read before the shop was filled is of no use now.
  invalidateMemoized('all');
  const made = await Promise.all(demoShoppers.map((shopper) => seedShopper(host, shopper)));
  // One after the other: what the shop does by the clock, it does to all orders, and each shopper has a clock of its own.
  for (const [index, shopper] of demoShoppers.entries()) if (made[index]) await letBuy(host, shopper, made[index].accountId);
  await seedShopperLists(host, demoShoppers[0].email);
  return made.flatMap((one) => (one ? [`Demo shopper: ${one.email}  password: ${one.password}`] : []));
}

async function letBuy(host: SystemHost, { email, firstName, lastName, lang, currency }: DemoShopper, accountId: string): Promise<void> {
  const deeds = demoOrders[email];
  if (deeds) await seedOrders(demoPerson(host, { accountId, name: `${firstName} ${lastName}`, lang, currency, jobs }), deeds);
}
