// A guest asks for a return with a picture; the merchant approves less with a reason and takes the goods in.
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { holdAgainstAxe } from './axe.ts';
import { expect, inLongRunOnly, test } from './fixtures.ts';
import { noStaff, searchFor, signIn, staff } from './staff.ts';

test.use({ actionTimeout: 30_000 });
test.describe.configure({ timeout: 120_000 });
test.skip(staff.email === '', noStaff);

type Answer<Data> = { code: number; msg: string; data: Data };

async function call<Data>(request: APIRequestContext, path: string, { data = {}, token }: { data?: object; token?: string } = {}): Promise<Data> {
  const answer = (await (await request.post(`/api/${path}`, { data, headers: token ? { 'x-auth': token } : {} })).json()) as Answer<Data>;
  expect(answer.code, `${path}: ${answer.msg}`).toBe(0);
  return answer.data;
}

/** An order of two units that was paid by transfer and has arrived. */
async function deliveredOrder(request: APIRequestContext, token: string): Promise<{ orderNo: string; orderToken: string; lineId: string }> {
  const list = (await (await request.get('/api/web/product/list?inStock=1&sort=price&size=50')).json()) as Answer<{
    items: { sku: string; available: number | null }[];
  }>;
  const { sku } = list.data.items.find((item) => item.available === null || item.available > 5)!;
  const { slug } = await call<{ slug: string }>(request, 'web/checkout/create', { data: { source: 'buyNow', sku, quantity: 2 } });
  await call(request, 'web/checkout/contact', { data: { slug, email: 'noor.vance@shop.example' } });
  const names = { firstName: 'Noor', lastName: 'Vance', address: '9 Mill Row', apartment: '', countryCode: '+1', phone: '5105550143' };
  const address = { ...names, country: 'US', province: 'CA', city: 'Oakland', area: '', postalCode: '94607' };
  const { shippingMethods } = await call<{ shippingMethods: { id: string }[] }>(request, 'web/checkout/address', { data: { slug, address } });
  await call(request, 'web/checkout/shipping', { data: { slug, methodId: shippingMethods[0]!.id } });
  const { total } = await call<{ total: object }>(request, 'web/checkout/payment', { data: { slug, methodId: 'bankTransfer' } });
  const placed = await call<{ orderNo: string; orderToken: string }>(request, 'web/checkout/submit', { data: { slug, agree: true, expectedTotal: total } });
  for (const [action, data] of [['mark-paid'], ['ship', { expressName: 'DHL', expressNumber: 'JD1' }], ['deliver']] as const)
    await call(request, `admin/orders/${placed.orderNo}/${action}`, { data: data ?? {}, token });
  const { products } = await call<{ products: { lineId: string }[] }>(request, 'web/order/detail', { data: placed });
  return { ...placed, lineId: products[0]!.lineId };
}

test('a return is found, approved for less, and refunded when the goods are here', inLongRunOnly, async ({ page, request }, info) => {
  test.skip(info.project.name === 'phone', 'decided at a desk; the screens are looked at on a phone by axe');
  const { token } = await call<{ token: string }>(request, 'admin/auth/signin', { data: { account: staff.email, password: staff.password } });
  const { lineId, ...order } = await deliveredOrder(request, token);
  const file = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#7a4f3a' } })
    .jpeg()
    .toBuffer();
  const sent = await request.post('/api/web/upload', { multipart: { file: { name: 'crack.jpg', mimeType: 'image/jpeg', buffer: file }, purpose: 'return' } });
  const upload = ((await sent.json()) as Answer<{ id: string }>).data;
  const asked = { ...order, lines: [{ lineId, quantity: 1 }], applyType: 'returnRefund', applyDescription: 'A crack in the glaze.', images: [upload.id] };
  const { returnNo } = await call<{ returnNo: string }>(request, 'web/return/apply', { data: asked });

  await signIn(page);
  await page.goto('/backoffice/returns');
  await searchFor(page, 'Number, name, e-mail, SKU', returnNo);
  await page.getByText(returnNo).first().click();
  await expect(page.getByRole('heading', { name: returnNo, level: 1 })).toBeVisible();
  await expect(page.getByText('A crack in the glaze.').first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await holdAgainstAxe(page, 'a return', { defaults: true });

  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Refund amount').fill('1.50');
  await dialog.getByLabel('Reason, where less is refunded').fill('Only the saucer is cracked');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Audit successful')).toBeVisible();
  await page.getByRole('button', { name: 'Goods received' }).click();
  await expect(dialog.getByLabel('Put the goods on hand again')).toBeChecked();
  await dialog.getByRole('button', { name: 'Goods received' }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  const shown = await call<object>(request, 'web/return/detail', { data: { returnNo, orderToken: order.orderToken } });
  expect(shown).toMatchObject({ status: 'completed', refundAmount: { amount: 150 }, refundReason: 'Only the saucer is cracked' });
});
