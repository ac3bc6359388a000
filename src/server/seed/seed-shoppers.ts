/** The demo shop's shoppers with all that they did. */
import type { Host } from '#kit/server/slice.ts';
import { forgetMarkets } from '#shop/markets/index.ts';
import { ordersSlice } from '#shop/orders/index.ts';
import { dropSettings } from '#shop/settings/index.ts';
import { forgetShipping } from '#shop/shipping/index.ts';
import { demoOrders } from './demo-orders.ts';
import { demoPerson } from './demo-person.ts';
import { seedOrders } from './seed-orders.ts';
import { demoShoppers, seedShopper, type DemoShopper } from './seed-shopper.ts';
import { seedShopperLists } from './seed-shopper-lists.ts';

/** Money that goes back goes back at once; mails about the past are sent to nobody. */
const doneAtOnce = ['order.refund'];
const jobs = (ordersSlice.jobs ?? []).filter((job) => doneAtOnce.includes(job.name));

/** Makes the shoppers and lets them buy; answers a line for each, with the password that is shown here alone. */
export async function seedShoppers(host: Host): Promise<string[]> {
  // Whatever was read before the shop was filled is of no use now.
  forgetMarkets(host.database.reader);
  forgetShipping(host.database.reader);
  dropSettings();
  const made = await Promise.all(demoShoppers.map((shopper) => makeShopper(host, shopper)));
  await seedShopperLists(host, demoShoppers[0].email);
  return made.flatMap((one) => (one ? [`Demo shopper: ${one.email}  password: ${one.password}`] : []));
}

async function makeShopper(host: Host, shopper: DemoShopper): Promise<{ email: string; password: string } | null> {
  const made = await seedShopper(host, shopper);
  const deeds = demoOrders[shopper.email];
  if (!made || !deeds) return made;
  const { firstName, lastName, lang, currency } = shopper;
  const person = demoPerson(host, { accountId: made.accountId, name: `${firstName} ${lastName}`, lang, currency, jobs });
  await seedOrders(person, deeds);
  return made;
}
