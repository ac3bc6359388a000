/** The demo shop's money, taxes and shipping. */
import type { Tx } from '#kit/server/database.ts';
import { seedMarkets } from '#shop/markets/index.ts';
import { seedShipping } from '#shop/shipping/index.ts';

/** Writes currencies, markets, tax rates, shipping zones and methods; what is there already stays as it is. */
export async function seedCommerce(tx: Tx): Promise<void> {
  await seedMarkets(tx);
  await seedShipping(tx);
}
