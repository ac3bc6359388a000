/** What `extension:remove` warns of. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { extensionWith } from '#test/harness/extensions.ts';
import { placeTestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { seedCommerce } from '../seed-commerce.ts';
import { leftBehind } from './left-behind.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());

const carrier = extensionWith('carrier', {
  shippingRates: [{ id: 'gull', title: { en: 'Gull' }, rates: [{ code: 'air', title: { en: 'Air' } }], quote: async () => [] }],
  taxProviders: [{ id: 'abacus', title: { en: 'Abacus' }, taxes: async () => null as never }],
});

it('names open orders by its methods, zones with its rates alone and markets with its tax, and nothing once another has them', async () => {
  const db = shop.kysely;
  const warned = (others: Parameters<typeof leftBehind>[1]['others']) => leftBehind(shop.host.database.reader, { name: 'gone', others });
  expect(await warned([])).toEqual([]);
  const [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 10 }] })) as [TestVariant];
  await placeTestOrder(shop, variant, { paymentMethodId: 'ledger' });
  await sql`insert into payment_method (id, extension, titles, traits) values ('ledger', 'gone', '{}', '{}')`.execute(db);
  await sql`update shipping_method set rule = '{"kind":"provider","provider":"gull","rate":"air"}'
    where zone_id = (select id from shipping_zone order by position, code limit 1)`.execute(db);
  await sql`update market set tax_provider = '{"id":"abacus","ownRates":false}' where is_default`.execute(db);
  const orders = expect.stringContaining('(ledger): 1.');
  expect(await warned([])).toEqual([orders, expect.stringMatching(/^Nothing ships to the zone /), expect.stringMatching(/^Nothing can be ordered/)]);
  expect(await warned([carrier])).toEqual([orders]);
});
