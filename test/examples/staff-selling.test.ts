/** What those who sell write through the back office's API: examples for its document. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoShopWithShoppers } from '#test/harness/demo-shop.ts';
import type { TestApp } from '#test/harness/app.ts';
import { addresses } from '#test/harness/buyers.ts';
import { staffToken } from '#test/harness/staff.ts';
import { caller } from './caller.ts';

let shop: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await demoShopWithShoppers();
  headers = { 'x-auth': await staffToken(shop, 'owner') };
}, 180_000);
afterAll(() => shop.close());

const staff = () => caller(shop.client(), { prefix: '/api/admin', headers });

it('orders are noted on, tagged, held, corrected and documented', async () => {
  const { failed, get, post } = staff();
  const { items } = await get('/orders?size=100');
  const open = items.find(({ status }: { status: string }) => ['paid', 'pendingShipment', 'unpaid', 'placed'].includes(status)) ?? items[0];
  await get(`/orders/${open.id}/payments`);
  await get(`/orders/${open.id}/risks`);
  const noted = await post(`/orders/${open.id}/note`, { text: 'Asked for a gift card.' });
  const note = (noted.notes ?? []).at(-1)?.id ?? '';
  await post(`/orders/${open.id}/note-edit`, { note, text: 'Asked for a gift card and ribbon.' });
  await post(`/orders/${open.id}/note-seen`);
  await post(`/orders/${open.id}/note-delete`, { note });
  await post(`/orders/${open.id}/tags`, { tags: ['gift'] });
  await post('/orders/bulk', { ids: [open.id], addTags: ['winter'] });
  await post('/orders/documents', { ids: [open.id], kind: 'packingSlip' });
  expect(failed).toEqual([]);
}, 60_000);

it('an order that is placed today is held, sent elsewhere, paid and invoiced', async () => {
  const { failed, post } = staff();
  const draft = await post('/draft-orders', {
    email: 'ada@example.com',
    lines: [{ sku: 'BRC-MOS-200', quantity: 2 }],
    address: addresses.US,
    shippingMethodId: 'standard',
  });
  const { order } = await post(`/draft-orders/${draft.id}/complete`, { markPaid: true });
  const id = order?.id ?? (await shop.client().get('/api/admin/orders?size=1&sort=-createdAt', headers)).data.items[0].id;
  await post(`/orders/${id}/hold`, { note: 'The address looks wrong.' });
  await post(`/orders/${id}/address`, { address: { ...addresses.US, apartment: '5' } });
  await post(`/orders/${id}/release`);
  await post(`/orders/${id}/invoice`);
  await post(`/orders/${id}/resend`, { mail: 'placed' });
  await post(`/orders/${id}/ship`, { expressName: 'UPS', expressNumber: '1Z 999' });
  const delivered = await post(`/orders/${id}/deliver`);
  const line = (delivered.lines ?? delivered.products ?? [])[0];
  await post(`/orders/${id}/open-return`, {
    lines: [{ lineId: line?.lineId ?? line?.id, quantity: 1 }],
    applyType: 'returnRefund',
    applyDescription: 'A chip in the rim.',
  });
  expect(failed).toEqual([]);
}, 60_000);

it('customers are made, merged, blocked and erased, and get credits', async () => {
  const { failed, post } = staff();
  const ada = await post('/customers', { email: 'ada@shop.example', firstName: 'Ada', lastName: 'Moss', groups: [], tags: ['press'] });
  const twin = await post('/customers', { email: 'ada@old.example', firstName: 'Ada' });
  await post('/credits', { account: 'ada@shop.example', amount: 500, reason: 'A late parcel' });
  await post(`/customers/${ada.id}/merge`, { from: twin.id });
  await post(`/customers/${ada.id}/send-reset`);
  await post(`/customers/${ada.id}/block`);
  await post(`/customers/${ada.id}/unblock`);
  await post(`/customers/${ada.id}/erase`);
  expect(failed).toEqual([]);
}, 60_000);

it('stock is counted', async () => {
  const { failed, get, post } = staff();
  await post('/stock/adjust', { items: [{ sku: 'BRC-MOS-200', change: 5 }], reason: 'received' });
  const [one] = (await get('/stock?size=2')).items;
  await post('/stock/ahead', { skus: ['BRC-TER-300'], ahead: { as: 'backorder', expectedOn: '2035-01-12', limit: 24 } });
  await post(`/stock/${one.id}/adjust`, { change: -1, reason: 'damaged', note: 'Dropped.' });
  expect(failed).toEqual([]);
});

it('money, taxes and shipping are set up', async () => {
  const { failed, post, remove } = staff();
  const currency = await post('/currencies', { code: 'NOK', rate: '10.5', stepAmount: 100 });
  await post('/markets', {
    code: 'no',
    countries: ['NO'],
    currency: 'NOK',
    taxIncluded: true,
    shippingTaxClass: 'standard',
    texts: { en: { title: 'Norway' } },
  });
  const rate = await post('/tax-rates', { country: 'NO', taxClass: 'standard', basisPoints: 2500, texts: { en: { title: 'MVA' } } });
  const zone = await post('/shipping-zones', { code: 'no', countries: ['NO'] });
  const method = await post('/shipping-methods', { zoneId: zone.id, code: 'bring', rule: { kind: 'flat', amount: 900 }, texts: { en: { title: 'Bring' } } });
  await post('/shipping-zones/test', { country: 'NO', currency: 'NOK', total: 20_000, weightGrams: 400 });
  await remove(`/shipping-methods/${method.id}`);
  await remove(`/shipping-zones/${zone.id}`);
  await remove(`/tax-rates/${rate.id}`);
  expect(currency.code ?? currency.id).toBe('NOK');
  const other = await post('/currencies', { code: 'ISK', rate: '138' });
  await remove(`/currencies/${other.id}`);
  expect(failed).toEqual([]);
});

it('size guides and views of lists are kept', async () => {
  const { failed, get, put, post, remove } = staff();
  const guide = await post('/size-guides', {
    texts: { en: { title: 'Cups' } },
    columns: [{ texts: { en: { title: 'Size' } } }, { texts: { en: { title: 'Height' } }, unit: 'cm' }],
    rows: [{ texts: { en: { title: 'Small' } }, cells: [8] }],
  });
  await remove(`/size-guides/${guide.id}`);
  const view = await post('/saved-views', { resource: 'orders', title: 'To ship', filter: { waits: 'toShip' }, shared: true });
  await get(`/saved-views/${view.id}`);
  await put(`/saved-views/${view.id}`);
  await remove(`/saved-views/${view.id}`);
  await post('/presence', { resource: 'orders', id: guide.id, open: true });
  expect(failed).toEqual([]);
});
