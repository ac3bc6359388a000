/** A product's page says on which days it arrives, and none says yesterday's (docs/rules/orders.md, "Shipping and delivery"). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOfDay } from '#kit/pure/dates/days.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { writeSettings } from '#shop/settings/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';

let shop: TestApp;
let path: string;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  const [bowl] = await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 5 }] });
  path = `/product/${bowl!.slug}`;
});
afterAll(() => shop.close());

/** What the page says of delivery at a moment: the usual way beside the product, the others further down. */
async function saidAt(moment: Date, prefix = ''): Promise<string[]> {
  shop.clock.now = moment;
  const { text } = await shop.client().get(prefix + path);
  const hints = [...text.matchAll(/<span>([^<]*(?:arrives|预计|預計)[^<]*)<\/span>/g)];
  return hints.map(([, hint]) => hint!.replaceAll(/\s/g, ' '));
}

const us = (standard: string, express: string) => {
  return [`Standard shipping to the United States: arrives ${standard}`, `Express shipping to the United States: arrives ${express}`];
};

// From the first midnight on earth to the last: the clock does not go back.
it.each(['Pacific/Kiritimati', 'Asia/Shanghai', 'UTC', 'America/New_York'])('until the day ends in %s, and then the next', async (timeZone) => {
  await shop.host.database.transaction((tx) => writeSettings(tx, 'shop', { timeZone, handlingDays: 1 }, shop.clock.now));
  // A Wednesday.
  const midnight = startOfDay('2027-03-03', timeZone).getTime();
  const tuesday = us('Mar 8–10', 'Mar 4–5');
  expect(await saidAt(new Date(midnight - 30 * 60_000))).toEqual(tuesday);
  expect(await saidAt(new Date(midnight - 1_000))).toEqual(tuesday);
  expect(await saidAt(new Date(midnight))).toEqual(us('Mar 9–11', 'Mar 5–8'));
});

it('in the language of the page', async () => {
  expect((await saidAt(shop.clock.now, '/zh'))[0]).toBe('寄往美国：标准配送，预计 3月9日–11日送达');
  expect((await saidAt(shop.clock.now, '/zh-HK'))[0]).toBe('寄往美國：標準送貨，預計 3月9日–11日送達');
});
